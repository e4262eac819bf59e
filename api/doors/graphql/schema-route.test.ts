import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../platform/database/project-root.ts';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('the schema is served as text, with an ETag', async () => {
  const integrator = marketplace.anonymous();
  const response = await integrator.send('/schema.graphql');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(await readFile(join(projectRoot, 'schema/schema.graphql'), 'utf8'));
  const etag = response.headers.get('etag')!;
  expect((await integrator.send('/schema.graphql', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await integrator.send('/schema.graphql', { headers: { 'if-none-match': '"old"' } })).status).toBe(
    200,
  );
});
