import { fileURLToPath } from 'node:url';
import { checkHouse } from './house.js';

const violations = await checkHouse(fileURLToPath(new URL('../..', import.meta.url)));
for (const { path, rule } of violations) console.log(`${path}: ${rule}`);
process.exitCode = violations.length === 0 ? 0 : 1;
