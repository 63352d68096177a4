import { create, list, patch, remove, reorder } from '../http/crud.js';
import { services } from './model.js';

export const serviceRoutes = [
  list(services),
  create(services),
  patch(services),
  remove(services),
  reorder(services),
];
