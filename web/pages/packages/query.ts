export { query } from '../paketa/query.js';
