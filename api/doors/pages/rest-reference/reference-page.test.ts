import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../../../testing/marketplace.ts';
import { described } from '../../../testing/rest-contract.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

test('Dev reads about every operation and every schema, and every link within the page leads somewhere', async () => {
  const response = await marketplace.anonymous().send('/developers/rest');
  expect(response.status).toBe(200);
  const html = await response.text();
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  const operations = Object.values(described.document.paths).flatMap(path => Object.values(path));
  expect(ids).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
  const schemas = Object.keys(described.document.components.schemas);
  expect(ids).toEqual(expect.arrayContaining(schemas.map(name => `schema-${name}`)));
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  expect(html).not.toContain('undefined');
});

test('it needs no script and nothing from elsewhere, under the policy of every page', async () => {
  const visitor = marketplace.anonymous();
  const response = await visitor.send('/developers/rest');
  const html = await response.text();
  expect(html).not.toMatch(/<script|<style| style=|https?:\/\//);
  expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
  expect(response.headers.get('link')).toBe(`<${marketplace.origin}/developers/rest>; rel="canonical"`);
  const sheet = await visitor.send('/developers/rest.css');
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const again = await visitor.send('/developers/rest', {
    headers: { 'if-none-match': response.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});
