// Loaded before dependency-cruiser, which has swc parse every file as TypeScript without JSX and has no option for it.
const swc = require('@swc/core');

const { parseFileSync } = swc;

swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });
