export { Page } from './PackagesPage.js';
