// Loaded before dependency-cruiser, which lets swc parse every file without JSX and has no option to change that.
const swc = require('@swc/core');

const { parseFileSync } = swc;

swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });
