import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Drawing {
  names: string[];
  spoken: string[];
  draw(name: string, language: string): Promise<string>;
}

/** Stays, for the server draws by it as well (api/pages/drawing.ts). */
const folder = 'dist/drawing';
const emptyRoot = '<div id="root"></div>';

/** Draws the screens of a first visit into pages of their own, beside the empty one for all others. */
export const drawScreens = async (): Promise<void> => {
  const config = ['--config', 'web/vite.config.ts', '--logLevel', 'warn'];
  const { status } = spawnSync(
    'vite',
    ['build', ...config, '--ssr', 'drawing.tsx', '--outDir', resolve(folder)],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
  const drawing: Drawing = await import(pathToFileURL(resolve(folder, 'drawing.js')).href);
  const page = readFileSync('dist/web/index.html', 'utf8');
  if (!page.includes(emptyRoot)) throw new Error('web/index.html has no empty root to draw into.');
  for (const language of drawing.spoken) {
    for (const name of drawing.names) {
      const root = `<div id="root" lang="${language}" data-drawn="${name}">${await drawing.draw(name, language)}</div>`;
      writeFileSync(
        `dist/web/${name}.${language}.html`,
        page.replace('<html lang="en">', `<html lang="${language}">`).replace(emptyRoot, () => root),
      );
    }
  }
};
