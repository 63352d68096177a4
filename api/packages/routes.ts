import { create, list, one, patch, remove, reorder } from '../http/crud.js';
import { packages } from './model.js';
import { quote } from './quote.js';

export const packageRoutes = [
  list(packages),
  one(packages, 'admin'),
  create(packages),
  patch(packages),
  remove(packages),
  reorder(packages),
  quote,
];
