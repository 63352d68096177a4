import { defineCollection } from '../db/collection.js';

export const contact = defineCollection({ name: 'contact' });
