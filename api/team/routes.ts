import { create, list, patch, remove } from '../http/crud.js';
import { team } from './model.js';

export const teamRoutes = [list(team), create(team), patch(team), remove(team)];
