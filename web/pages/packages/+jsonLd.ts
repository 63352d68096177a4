export { jsonLd } from '../paketa/+jsonLd.js';
