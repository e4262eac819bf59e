import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../builders/a-file.ts';
import { applicationFields, decideDocument } from '../builders/an-application.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { oddities, telltale, withOneOdd } from './oddities.ts';

let marketplace: Marketplace;
let asha: Visitor;
let anita: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  ({ cook: asha } = await marketplace.kitchenOwner('Asha', { status: 'pending' }));
  anita = await marketplace.admin('Anita');
});
afterAll(() => marketplace.close());

const expectClean = async (response: Response, what: string): Promise<void> => {
  const text = await response.text();
  expect(response.status, `${what}: ${text}`).toBeLessThan(500);
  expect(text, what).not.toContain('INTERNAL_SERVER_ERROR');
  expect(text.replaceAll(/'; drop table orders; --/g, ''), what).not.toMatch(telltale);
};

const post = (person: Visitor, path: string, body: unknown) =>
  person.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const id = '0190b5a0-0000-7000-8000-000000000000';
const mutation = (name: string, type: string) =>
  `mutation ($it: ${type}) { ${name}(input: $it) { __typename ... on Problem { code } } }`;
const asCook: [query: string, variables: Record<string, unknown>][] = [
  [
    mutation('signAgreement', 'SignAgreementInput!'),
    { it: { stepId: 'NDA', fullName: ' ', acknowledged: false, signedAt: '2026-11-17T17:00:00Z' } },
  ],
  [
    mutation('submitDocument', 'SubmitDocumentInput!'),
    { it: { stepId: 'HALAL', documentUrl: `/api/documents/${id}` } },
  ],
  ['mutation ($f: Upload!) { uploadDocument(stepId: HALAL, file: $f) { __typename } }', { f: 'x' }],
];
const asAdmin: [query: string, variables: Record<string, unknown>][] = [
  [decideDocument('acceptDocument'), { it: id }],
  [decideDocument('undoDecision'), { it: id }],
  [decideDocument('startReview'), { it: id }],
  [decideDocument('rejectDocument'), { it: { documentId: id, reason: 'r' } }],
  [decideDocument('rejectApplication'), { it: { applicationId: id, reason: 'r' } }],
  [
    `query ($id: ID!, $search: String, $first: Int!, $after: String) { application(id: $id) { ${applicationFields} }
      applications(search: $search, first: $first, after: $after) { nodes { id } } }`,
    { id, search: 's', first: 5, after: null },
  ],
];

test.each([
  ['a cook', () => asha, asCook],
  ['an admin', () => anita, asAdmin],
] as const)('nothing odd that %s sends is taken for our own fault', async (_, person, requests) => {
  for (const odd of oddities) {
    for (const [query, variables] of requests) {
      for (const changed of withOneOdd(variables, odd)) {
        await expectClean(await post(person(), '/graphql', { query, variables: changed }), query);
      }
    }
  }
});

test('nor in the REST paths, nor in the parts of a form', async () => {
  for (const odd of oddities) {
    const bodies = [
      odd,
      { stepId: odd },
      { stepId: 'nda', signed: odd, fullName: odd, signedAt: odd },
      { stepId: 'halal', documentUrl: odd },
      { stepId: 'bank_account', documentUrl: odd },
    ];
    for (const body of bodies) {
      await expectClean(await post(asha, '/api/supplier/update-onboarding', body), JSON.stringify(body));
    }
    if (typeof odd !== 'string' || odd.length > 2000) continue;
    await expectClean(await asha.send(`/api/documents/${encodeURIComponent(odd.toWellFormed())}`), odd);
    const form = new FormData();
    form.append('stepId', odd);
    form.append(odd || 'x', odd);
    form.append('file', new File([new Uint8Array(aPdf())], odd));
    await expectClean(await asha.send('/api/supplier/upload-document', { method: 'POST', body: form }), odd);
  }
});

test.each(['document', 'File', 'file[]', ''])('a file in the field named %j is refused', async field => {
  const form = new FormData();
  form.append('stepId', 'halal');
  form.append(field, new File([new Uint8Array(aPdf())], 'halal.pdf'));
  const response = await asha.send('/api/supplier/upload-document', { method: 'POST', body: form });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'file' });
});
