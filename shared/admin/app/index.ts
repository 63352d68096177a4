export { AdminApp } from './AdminApp.js';
export { LoginPage } from '../login/LoginPage.js';
