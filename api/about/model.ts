import { defineCollection } from '../db/collection.js';

export const aboutContent = defineCollection({ name: 'about/content' });
