import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../api/doors/rest/description/openapi-document.ts';
import { escaped } from '../markup.ts';
import { restPage } from './rest-page.ts';

const document: OpenApiDocument = JSON.parse(readFileSync('schema/openapi.json', 'utf8'));
const { html } = restPage(document);

test('Dev reads about every operation and every schema, and every link within the page leads somewhere', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  const operations = Object.values(document.paths).flatMap(path => Object.values(path));
  expect(ids).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
  const schemas = Object.keys(document.components.schemas);
  expect(ids).toEqual(expect.arrayContaining(schemas.map(name => `schema-${name}`)));
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  expect(html).not.toContain('undefined');
});

test('the command of an upload sends each field of the form, its file, and the header that the route reads', () => {
  expect(html).toContain(
    escaped(`curl -X POST "$TIFFIN_URL/api/supplier/upload-document" \\
  -H "Authorization: Bearer $TIFFIN_TOKEN" \\
  -F 'stepId=health_permit' \\
  -F file=@document.pdf`),
  );
  expect(html).toContain(
    escaped(`curl -X POST "$TIFFIN_URL/api/ein-claims/letter" \\
  -H "x-claim-token: $X_CLAIM_TOKEN" \\
  -F file=@document.pdf`),
  );
});

test('an answer that has not changed is no refusal', () => {
  expect(html).toContain('the answer is 304');
  expect(html).not.toContain('<dt>304</dt>');
});

test('it needs no script and nothing from elsewhere', () => {
  expect(html).not.toMatch(/<script|<style| style=|https?:\/\//);
});
