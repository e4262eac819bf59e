import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { referencePage } from './reference-page.ts';

const { html } = referencePage(buildSchema(readFileSync('schema/schema.graphql', 'utf8')), (_type, field) =>
  field.name === 'orders' ? 'API tokens need the scope `ORDERS_READ`.' : undefined,
);

test('every name in the reference leads to its entry', () => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const missing = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id).filter(id => !ids.has(id));
  expect(missing).toEqual([]);
});

test('an operation has its arguments with their defaults, and its scope', () => {
  const orders = /<section class="entry" id="Query.orders">.+?<\/section>/s.exec(html)?.[0];
  expect(orders).toContain('orders: <a href="#OrderConnection">OrderConnection</a>!');
  expect(orders).toContain('<dt>first: Int = 20</dt><dd><p>Number of entries, 1 to 100.</p></dd>');
  expect(orders).toContain('<p class="access">API tokens need the scope <code>ORDERS_READ</code>.</p>');
});

test('what is deprecated says until when it works', () => {
  const schema = buildSchema(
    `type Query { name: String @deprecated(reason: "Use title. Removed after 2027-06-01.") }`,
  );
  expect(referencePage(schema, () => undefined).html).toContain(
    '<p class="deprecated">Deprecated: Use title. Removed after 2027-06-01.</p>',
  );
});
