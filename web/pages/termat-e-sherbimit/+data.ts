export { data } from '../todayData.js';
