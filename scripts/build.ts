import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { compressClient } from './compress-client.ts';
import { writeDeveloperPages } from './developer-pages/write-pages.ts';
import { drawSharePictures } from './draw-share-pictures.ts';
import { prerenderScreens } from './prerender-screens.ts';

const sources = [
  'api/**/*.ts',
  'docs/*.md',
  'docs/integrators/**/*',
  'clients/javascript/README.md',
  'examples/*/README.md',
  'schema/**/*',
  'web/**/*',
  '*.json',
  'scripts/build.ts',
  'scripts/client-chunks.ts',
  'scripts/compress-client.ts',
  'scripts/developer-pages/**/*.ts',
  'scripts/draw-share-pictures.ts',
  'scripts/prerender-screens.ts',
];
const stamp = 'dist/.built-from';

/** One hash of everything that the build reads. */
const fingerprint = (): string => {
  const hash = createHash('sha256').update(process.env.FAST_PATH ?? 'on');
  const files = globSync(sources, { exclude: ['**/node_modules/**', 'web/e2e/**', '**/*.test.ts'] });
  for (const file of files.sort()) {
    if (/\.[a-z]+$/i.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const run = (title: string, command: string, ...args: string[]): void => {
  process.stdout.write(`${title} ...\n`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
};

/** Builds server and client into dist/, unless the sources are unchanged since the last build. */
const current = fingerprint();
const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
if (!isBuilt || process.argv.includes('--force')) {
  rmSync('dist', { recursive: true, force: true });
  run('Building the server', 'tsc', '-p', 'api');
  run('Bundling it', 'vite', 'build', '--config', 'api/vite.config.ts', '--logLevel', 'warn');
  run('Building the client', 'vite', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn');
  process.stdout.write('Prerendering the first screens ...\n');
  await prerenderScreens();
  const forDevelopers = ['--config', 'web/developers/vite.config.ts', '--logLevel', 'warn'];
  run('Building the explorer of developers', 'vite', 'build', ...forDevelopers);
  process.stdout.write('Writing the pages for developers ...\n');
  await writeDeveloperPages();
  process.stdout.write('Drawing the pictures of link previews ...\n');
  await drawSharePictures();
  process.stdout.write('Compressing the client ...\n');
  await compressClient();
  writeFileSync(stamp, current);
}
