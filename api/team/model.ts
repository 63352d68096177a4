import { defineCollection } from '../db/collection.js';

export const team = defineCollection({ name: 'about/team' });
