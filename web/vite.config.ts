import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

// Few chunks for the code that all public pages run: a phone needs a round trip for every six files.
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis)\//,
    priority: 2,
  },
  { name: 'site', test: /\/(shared\/(ui|domain|client)|web\/(layout|pages|views))\//, minShareCount: 4 },
];

export default defineConfig({
  plugins: [vike(), react()],
  // Without the plugin class names depend on the load order of modules, which differs between server and browser.
  // File and component names would add a tenth to the size of a page.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  build: { target: 'es2022' },
  environments: {
    ssr: {
      // As a file of its own it would read `process.env` for each element of each page, which is slow in Node.
      resolve: { noExternal: ['styled-components'] },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    client: {
      // Keeps Zod from trying `new Function`, which the page's policy forbids and reports.
      define: { 'globalThis.__zod_globalConfig': '{"jitless":true}' },
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
  },
});
