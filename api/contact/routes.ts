import { create, list, patch, remove } from '../http/crud.js';
import { contact } from './model.js';

export const contactRoutes = [list(contact), create(contact), patch(contact), remove(contact)];
