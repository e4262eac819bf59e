import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The pages for developers, in a build of their own: nothing of them is in the client, and no chunk is shared. */
export default defineConfig({
  root: here('..'),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'developers/assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor alone is larger than what Vite warns of.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: [here('page.html'), here('explorer.html')],
      // GraphiQL is compiled with directives that mean nothing to a bundler.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
  worker: { format: 'es' },
});
