import { create, list, one, patch, remove, reorder } from '../http/crud.js';
import { projects } from './model.js';

export const projectRoutes = [
  list(projects),
  one(projects, 'public'),
  create(projects),
  patch(projects),
  remove(projects),
  reorder(projects),
];
