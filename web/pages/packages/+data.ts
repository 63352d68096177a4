export { data } from '../paketa/+data.js';
