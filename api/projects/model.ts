import { defineCollection } from '../db/collection.js';
import { settleMedia } from '../db/media.js';

export const projects = defineCollection({ name: 'projects', settle: settleMedia });
