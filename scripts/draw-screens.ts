import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Drawing {
  names: string[];
  draw(name: string): Promise<string>;
}

const folder = 'dist/prerender';
const emptyRoot = '<div id="root"></div>';

/** Draws the screens of a first visit into pages of their own, beside the empty one for all others. */
export const drawScreens = async (): Promise<void> => {
  const config = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];
  const { status } = spawnSync(
    'vite',
    ['build', ...config, '--ssr', 'prerender.tsx', '--outDir', resolve(folder)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  const drawing: Drawing = await import(pathToFileURL(resolve(folder, 'prerender.js')).href);
  const page = readFileSync('dist/web/index.html', 'utf8');
  if (!page.includes(emptyRoot)) throw new Error('web/index.html has no empty root to draw into.');
  for (const name of drawing.names) {
    const root = `<div id="root" data-drawn="${name}">${await drawing.draw(name)}</div>`;
    writeFileSync(
      `dist/web/${name}.html`,
      page.replace(emptyRoot, () => root),
    );
  }
  rmSync(folder, { recursive: true });
};
