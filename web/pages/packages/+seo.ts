export { seo } from '../paketa/+seo.js';
