import { text } from '../../../views/projects/text.js';
import type { Missing } from '../../_error/notFound.js';

export const missing: Missing = { missing: text.missing, path: '/projects', back: text.back };
