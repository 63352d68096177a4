export { Page } from '../paketa/PackagesPage.js';
