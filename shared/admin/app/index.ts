export { AdminApp } from './AdminApp.js';
export { LoginPage } from '../login/LoginPage.js';
export { AdminLanguage } from './AdminLanguage.js';
