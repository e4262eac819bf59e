import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminScreenPaths, publicPaths, screenPaths } from '../../../schema/screen-paths.ts';
import { adminAreas } from '../../routes/admin/admin-areas.ts';
import { designScreens } from './design-screens.ts';
import { screens } from './screens.ts';

test('the server knows the path of every screen, and of no other', () => {
  const inTheBuild = screens.filter(screen => !designScreens.includes(screen));
  const paths = inTheBuild.map(({ path }) => path).filter(path => path !== '*' && path !== '/admin/*');
  expect([...paths, ...adminScreenPaths].toSorted()).toEqual(screenPaths.toSorted());
});

test('the server knows the path of every area of the admin panel, and of no other', () => {
  const paths = adminAreas.map(({ path }) => (path === '' ? '/admin' : `/admin/${path}`));
  expect(paths.toSorted()).toEqual(adminScreenPaths.toSorted());
});

test('the service worker, which no build step touches, knows the prerendered screens', () => {
  const worker = readFileSync('web/public/service-worker.js', 'utf8');
  const [, list = ''] = /const prerendered = \[([^\]]*)\]/.exec(worker) ?? [];
  const known = [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path);
  expect(known.toSorted()).toEqual(['/home', ...publicPaths].toSorted());
});
