import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { lateScript } from './build/late-script.ts';
import { svgComponent } from './build/svg-component.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Home has neither dialog nor form of its own; their parts stay out of the first load.
const smallParts =
  /lucide-react|web\/lib\/|web\/ui\/(?!Dialog|Sheet|Modal|Tabs|Toast|Tooltip|Checkbox|Field|FormRefusal|Notice|Radio|TextField|row-look)/;
const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), icons({ compiler: svgComponent }), lateScript()],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    // Read by scripts/bundle-size.ts.
    manifest: true,
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Small parts that many screens share travel together instead of in dozens of tiny files.
        codeSplitting: { groups: [{ name: 'parts', test: smallParts, minShareCount: 4 }] },
      },
    },
  },
  server: {
    port: 5173,
    // The object form leaves the Host header as it is, so that the API sees its own origin.
    proxy: { '/graphql': { target: api, ws: true }, '/api': { target: api }, '/health': { target: api } },
  },
});
