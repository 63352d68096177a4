import { create, list, patch, remove } from '../http/crud.js';
import { aboutContent } from './model.js';

export const aboutContentRoutes = [
  list(aboutContent),
  create(aboutContent),
  patch(aboutContent),
  remove(aboutContent),
];
