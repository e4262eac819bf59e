import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ClientChunks, clientFolder } from './client-chunks.ts';

interface ServerRenderer {
  names: string[];
  spoken: string[];
  renderPage(name: string, language: string): Promise<{ html: string; title: string; description: string }>;
}

/** Not removed: the server renders with it too (api/doors/pages/server-renderer.ts). */
const folder = 'dist/renderer';
const emptyRoot = '<div id="root"></div>';

/** Prerenders the screens of a first visit into their own pages, beside the empty one for all others. */
export const prerenderScreens = async (): Promise<void> => {
  const config = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];
  const { status } = spawnSync(
    'vite',
    ['build', ...config, '--ssr', 'entry-server.tsx', '--outDir', resolve(folder)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  const renderer: ServerRenderer = await import(pathToFileURL(resolve(folder, 'entry-server.js')).href);
  const page = readFileSync(`${clientFolder}/index.html`, 'utf8');
  if (!page.includes(emptyRoot)) throw new Error('web/index.html has no empty root to draw into.');
  for (const language of renderer.spoken) {
    for (const name of renderer.names) {
      const { html, title, description } = await renderer.renderPage(name, language);
      const root = `<div id="root" lang="${language}" data-prerendered="${name}">${html}</div>`;
      writeFileSync(
        `${clientFolder}/${name}.${language}.html`,
        fetchingAhead(page, name, language)
          .replace(/<title>[^<]*</, () => `<title>${inMarkup(title)}<`)
          .replace(/(name="description"\s+content=)"[^"]*"/, (_, name) => `${name}"${inMarkup(description)}"`)
          .replace(emptyRoot, () => root),
      );
    }
    // Its screen is rendered by the server, which has the data (api/doors/pages/kitchen-page.ts).
    writeFileSync(`${clientFolder}/kitchen.${language}.html`, fetchingAhead(page, 'kitchen', language));
  }
  writeFileSync(`${clientFolder}/index.html`, preloading(page, new ClientChunks().clientFiles));
};

/** The page of a prerendered screen: preloads its script and translations with the client's. */
const fetchingAhead = (page: string, screen: string, language: string): string => {
  const chunks = new ClientChunks();
  const source = ['info', 'customer']
    .map(folder => `routes/${folder}/${screen}.tsx`)
    .find(each => chunks.has(each));
  if (!source) throw new Error(`There is no screen to preload for ${screen}.`);
  const words = chunks.filesOf(`languages/${language}.po`);
  const files = new Set([...chunks.clientFiles, ...chunks.filesOf(source), ...words]);
  const preloaded = preloading(page, files);
  const started = process.env.FAST_PATH === 'off' ? preloaded : startingLate(preloaded);
  return started.replace('<html lang="en">', `<html lang="${language}">`);
};

/** Adds modulepreload links for all scripts of the page. */
const preloading = (page: string, files: ReadonlySet<string>): string => {
  const links = [...files]
    .filter(file => !page.includes(file))
    .map(file => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
  return page.replace('<link rel="stylesheet"', () => `${links.join('\n    ')}\n    <link rel="stylesheet"`);
};

/** Defers the page's script until web/public/after-paint.js loads it. */
const startingLate = (page: string): string => {
  const parts = /\s*(?:<link rel="modulepreload"[^>]*>|<script [^>]*type="module"[^>]*><\/script>)/g;
  const client = [...page.matchAll(parts)].map(([part]) => part.trim());
  return page
    .replace(parts, '')
    .replace('</head>', '  <script type="module" src="/after-paint.js"></script>\n  </head>')
    .replace('</body>', `  <template id="client">${client.join('')}</template>\n  </body>`);
};

const inMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
