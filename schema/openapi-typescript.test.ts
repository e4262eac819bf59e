import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const installed = (path: string) => join(root, 'node_modules', path);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program of someone else that reads orders, and knows which answers and refusals there are. */
const program = `import type { components, paths } from './rest.js';

type Orders = paths['/api/orders']['get']['responses'][200]['content']['application/json'];
type SignIn = paths['/api/auth/customer-login']['post']['requestBody']['content']['application/json'];
type Skip = paths['/api/tiffin-plans/{id}/days/{day}/skip']['post'];
type Refused = Skip['responses'][409]['content']['application/json'];

export const openTotal = (orders: Orders): number =>
  orders.filter(({ status }) => status !== 'delivered').reduce((sum, { total }) => sum + total, 0);
export const credentials: SignIn = { email: 'priya@tiffin.example', password: 'tiffin-demo' };
export const day: Skip['parameters']['path'] = { id: 'x', day: '2026-11-20' };
export const isTooLate = (refused: Refused): boolean => refused.code === 'TOO_LATE_TO_CANCEL';
export const role: components['schemas']['User']['role'] = 'customer';
// @ts-expect-error An order has no such status.
export const wrong: Orders[number]['status'] = 'eaten';
`;

test('openapi-typescript makes types that compile under strict, and that know the values', async () => {
  const hook = join(import.meta.dirname, 'testing/use-typescript-5.ts');
  const generator = installed('openapi-typescript/bin/cli.js');
  const document = join(root, 'schema/openapi.json');
  const types = join(folder, 'rest.d.ts');
  await run(process.execPath, ['--import', hook, generator, document, '--output', types], {
    timeout: 100_000,
  });
  expect(await readFile(types, 'utf8')).toContain('"/api/orders"');
  await writeFile(join(folder, 'program.ts'), program);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  const compiler = installed('typescript/bin/tsc');
  await run(process.execPath, [compiler, ...options, types, join(folder, 'program.ts')], {
    cwd: folder,
    timeout: 100_000,
  });
});
