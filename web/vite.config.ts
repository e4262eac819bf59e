import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { messages } from './build/messages.ts';
import { svgComponent } from './build/svg-component.ts';
import { neededBy } from './fast-path/first-parts.ts';
import { lazyScript } from './fast-path/lazy-script.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isNeededAtOnce = neededBy(here('start.tsx'), here('routes/customer/home.tsx'));
/** Small parts that many screens share travel together instead of in dozens of tiny files. */
const smallParts =
  /~icons\/|svg-icon|web\/(food\/(?!allergen-words|chosen-words|diet-conflict-words|dish-mark-words|option-words|ordered-contents|OrderedContents)|fast-path\/)|web\/lib\/(?!action|drafts|live|filters|formats\/(moments|weekdays)|failure-text|problem|paged-list|presses|refusal|Trans|use-refusable|use-steady)|web\/ui\/[a-z]+\/(?!DataTable|Dialog|DraftNotice|Sheet|Modal|Tabs|Toast|Tooltip|Checkbox|Chip|Fact|Field|LinkRows|FormRefusal|Notice|Paged|Radio|Row|Select|Stepper|TextArea|TextField|open-modals|row-look)/;
/** What every form with a few fields is made of. */
const formFields =
  /web\/ui\/(forms\/(EmailField|FormRefusal|PasswordField|TextField)|feedback\/Notice)\.tsx|lucide\/eye/;
/** What a dish contains, in words. */
const foodContents =
  /web\/food\/(allergen-words|chosen-words|dish-mark-words|ordered-contents|OrderedContents)\.tsx?/;
/** FAST_PATH=off builds the client without what exists for speed alone (fast-path/README.md). */
const isFastPathOn = process.env.FAST_PATH !== 'off';
const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

/** The exports of this package lead to its development files, with their warnings. */
const router = {
  'react-router/dom': here('../node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': here('../node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    messages(),
    ...lingui({ configPath: here('lingui.config.ts'), failOnMissing: true, failOnCompileError: true }),
    react(),
    tailwindcss(),
    icons({ compiler: svgComponent }),
    isFastPathOn && lazyScript(),
  ],
  // What the server draws by brings everything along: there only the server's own packages are installed.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  define: {
    'import.meta.env.FAST_PATH': JSON.stringify(process.env.FAST_PATH ?? 'on'),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // RxJS is smaller in the language of today.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? router : {},
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    // Read by scripts/bundle-size.ts.
    manifest: true,
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Every browser that this client runs in preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The server keeps the sources of what it renders by; one character beyond ASCII doubles a file there (decision 161).
        ...(isSsrBuild && { charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } }),
        ...(isFastPathOn && {
          // A first visit loads the names of most chunks; each character of their hashes is in its budget.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              // Read one after the other (main.tsx), by a helper that would else bring a piece along.
              { name: 'preload-helper', test: /preload-helper/, priority: 5 },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
              {
                name: 'apollo',
                // Without what serves subscriptions: that is loaded with the first one.
                test: /node_modules\/(@apollo(?!.*[sS]ubscription)|graphql|rxjs|optimism|@wry)\/|web\/lib\/(apollo|deferred-link)\.ts|web\/fast-path\/(yield-to-main|is-on)\.ts/,
                priority: 3,
              },
              // What a first visit needs of them comes in one file; generated documents go where they are asked, and what
              // subscribes loads later.
              {
                debugName: 'first',
                test: /^(?!.*(web\/generated\/|hooks\/useSubscription))/,
                name: (id, graph) => (isNeededAtOnce(id, graph) ? 'first' : null),
                minShareCount: 2,
                priority: 2,
              },
              { name: 'fields', test: formFields, priority: 1 },
              { name: 'contents', test: foodContents, priority: 1 },
              { name: 'parts', test: smallParts, minShareCount: 7, priority: 1 },
            ],
          },
        }),
      },
    },
  },
  server: {
    port: 5173,
    // The object form leaves the Host header as it is, so that the API sees its own origin.
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': { target: api },
      '/health': { target: api },
      '^/k/': { target: api },
    },
  },
}));
