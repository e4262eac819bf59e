import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '../../api/doors/rest/description/openapi-document.ts';
import { knowSanJose } from '../../api/testing/builders/a-city.ts';
import { aPdf } from '../../api/testing/builders/a-file.ts';
import { aRegistration } from '../../api/testing/builders/a-registration.ts';
import { newestCode } from '../../api/testing/mailed-codes.ts';
import { Marketplace } from '../../api/testing/marketplace.ts';
import { described } from '../../api/testing/rest-contract.ts';
import type { Visitor } from '../../api/testing/visitor.ts';
import { curlOf, variableOf } from '../../scripts/developer-pages/rest/curl-of.ts';
import { runSample, whyNot } from './samples.ts';

const document: OpenApiDocument = described.document;

let marketplace: Marketplace;
let gauri: Visitor;
let folder: string;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  await knowSanJose(marketplace.sql);
  gauri = marketplace.anonymous();
  const { ein, email } = aRegistration;
  expect((await gauri.rest('POST', '/api/supplier/register', aRegistration)).status).toBe(200);
  expect((await gauri.rest('POST', '/api/supplier/login', { ein, email })).status).toBe(200);
  folder = await mkdtemp(join(tmpdir(), 'reference-'));
  await writeFile(join(folder, 'document.pdf'), aPdf());
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await marketplace.close();
});

/** The command of the reference as it is, with what it reads from variables; the status of its answer, and the answer. */
const run = async (path: string, method: string, variables: Record<string, string> = {}) => {
  const code = `${curlOf(path, method, document.paths[path]![method]!)} --silent --write-out '\n%{http_code}'`;
  const output = await runSample({ guide: path, line: 1, language: 'sh', code, printed: undefined }, folder, {
    TIFFIN_URL: marketplace.origin,
    TIFFIN_TOKEN: gauri.token!,
    ...variables,
  });
  const end = output.lastIndexOf('\n');
  return { status: Number(output.slice(end + 1)), body: output.slice(0, end) };
};

const reason = whyNot('sh');

test.skipIf(reason !== undefined)('Gauri uploads a document by the command of the reference', async () => {
  const { status, body } = await run('/api/supplier/upload-document', 'post');
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    success: true,
    documentUrl: expect.stringContaining('/api/documents/'),
  });
});

test.skipIf(reason !== undefined)('and the owner of an EIN the letter of a claim', async () => {
  const owner = marketplace.anonymous();
  const email = 'owner@example.com';
  await owner.graphql('mutation ($email: String!) { mailClaimCode(email: $email) { __typename } }', {
    email,
  });
  await marketplace.services.background.finish();
  const claim = { contactName: 'Gauri', phone: '(408) 555-0101', message: 'Mine.' };
  const input = { ...claim, ein: aRegistration.ein, email, code: newestCode(email, marketplace.mail) };
  const { claimTaxId } = await owner.graphql(
    'mutation ($input: ClaimEinInput!) { claimTaxId(input: $input) { ... on EinClaimStarted { letterToken } } }',
    { input },
  );
  const { status } = await run('/api/ein-claims/letter', 'post', { X_CLAIM_TOKEN: claimTaxId.letterToken! });
  expect(status).toBe(200);
});

test.skipIf(reason !== undefined)('every other command arrives as its path reads it', async () => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, { parameters, requestBody }] of Object.entries(operations)) {
      if (requestBody?.content['multipart/form-data'] || path === '/api/auth/logout') continue;
      const variables = parameters.map(({ name }) => [variableOf(name), sampleOf(name)] as const);
      const { status, body } = await run(path, method, Object.fromEntries(variables));
      expect(status, `${method} ${path}: ${body}`).toBeLessThan(500);
      expect(JSON.stringify({ status, body }), `${method} ${path}`).not.toMatch(/"status":4(?:05|13|15)/);
      // A value that its path cannot read is refused without the code of a Problem.
      if (status === 400) expect(body, `${method} ${path}`).toContain('"code"');
    }
});

const sampleOf = (parameter: string): string => (parameter === 'day' ? '2026-11-20' : crypto.randomUUID());
