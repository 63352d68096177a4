import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { precompress } from './precompress.js';

// What all public pages run, in a few files: a phone pays a round trip for each six of them.
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis)\//,
    priority: 2,
  },
  { name: 'site', test: /\/(shared\/(ui|domain|client)|web\/(layout|pages|views))\//, minShareCount: 4 },
];

export default defineConfig({
  plugins: [vike(), react(), precompress()],
  // Without it class names depend on the order in which modules load: server and browser would differ.
  // The names of files and components would be a tenth of a page's bytes.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
});
