import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { precompress } from './precompress.js';

export default defineConfig({
  plugins: [vike(), react(), precompress()],
  // Without it class names depend on the order in which modules load: server and browser would differ.
  oxc: { plugins: { styledComponents: {} } },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  build: { target: 'es2022' },
});
