import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import { makePayouts } from '../../../domains/payments/payouts/make-payouts.ts';
import { allowOrdering, stopOrdering } from '../../../testing/admin-work.ts';
import { knowSanJose } from '../../../testing/builders/a-city.ts';
import { aPdf } from '../../../testing/builders/a-file.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { lunchesOf, onlyAshasKitchen, TiffinPlanActs } from '../../../testing/builders/a-tiffin-plan.ts';
import { anOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import {
  type CardMarketplace,
  freshDay,
  hold,
  openCardMarketplace,
  paidOrder,
} from '../../../testing/card-provider/card-marketplace.ts';
import { exportsMade } from '../../../testing/exports.ts';
import { newestCode } from '../../../testing/mailed-codes.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { checkAt, described, expectDescribed, placeOf } from '../../../testing/rest-contract.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { resolved } from './responses.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let cook: Visitor;
let meera: Visitor;
let anita: Visitor;
beforeAll(async () => {
  place = await openCardMarketplace();
  asha = await freshDay(place);
  await knowSanJose(place.marketplace.sql);
  cook = await place.marketplace.cookOf(asha);
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
});
afterAll(() => place.close());

const answered = new Set<string>();

interface Sent {
  json?: object;
  body?: FormData | string;
  headers?: Record<string, string>;
}

/** Sends a request as described, and expects status 200 and what is described of it. */
const succeeds = async (
  visitor: Visitor,
  method: 'GET' | 'POST',
  url: string,
  { json, ...sent }: Sent = {},
) => {
  const found = placeOf(method, url)!;
  const operation = described.document.paths[found[1]!]![found[2]!]!;
  if (json) {
    const check = checkAt(...found, 'requestBody', 'content', 'application/json', 'schema');
    expect(check(json) ? [] : check.errors).toEqual([]);
  }
  const response = await visitor.send(url, {
    method,
    ...sent,
    ...(json && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }),
  });
  const { headers, content = {} } = resolved(operation.responses[200]!, {});
  expect(response.status, `${method} ${url}`).toBe(200);
  for (const name of Object.keys(headers).filter(name => name !== 'Link'))
    expect(response.headers.get(name), name).not.toBeNull();
  const type = response.headers.get('content-type')!.replace(/;.*/, '');
  expect(Object.keys(content)).toContain(type);
  answered.add(`${method} ${found[1]}`);
  if (type !== 'application/json') return response.text();
  const body = await response.json();
  expectDescribed(method, url, 200, body);
  return body;
};

/** The example of a body in the document. */
const exampleOf = (path: string): Record<string, string> => {
  const route = described.routes.find(route => route.path === path)!;
  return Object.fromEntries(
    Object.entries(route.body!).map(([name, { example }]) => [name, String(example)]),
  );
};

const formWith = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(aPdf())], 'permit.pdf', { type: 'application/pdf' }));
  return form;
};

test('Ravi creates an account with the example, signs in and out', async () => {
  for (const [path, email] of [
    ['/api/auth/customer-register', 'ravi@tiffin.example'],
    ['/api/auth/register', 'ravi.too@tiffin.example'],
  ] as const) {
    const json = { ...exampleOf(path), email };
    await succeeds(place.marketplace.anonymous(), 'POST', path, { json });
  }
  const ravi = place.marketplace.anonymous();
  const json = { email: 'ravi@tiffin.example', password: exampleOf('/api/auth/register').password };
  await succeeds(ravi, 'POST', '/api/auth/login', { json });
  await succeeds(ravi, 'POST', '/api/auth/logout');
  await succeeds(ravi, 'POST', '/api/auth/customer-login', { json });
  expect(await succeeds(ravi, 'GET', '/api/auth/user')).toMatchObject({ role: 'customer' });
  await succeeds(ravi, 'GET', '/api/profile');
});

test('Gauri registers a kitchen with the example, sends documents, and claims her EIN', async () => {
  const { marketplace } = place;
  const gauri = marketplace.anonymous();
  const { ein, email, ...typed } = exampleOf('/api/supplier/register');
  const flags = { hasCommercialLicense: false, isRestaurant: false, homeKitchenAgreement: true };
  await succeeds(gauri, 'POST', '/api/supplier/register', { json: { ...typed, ein, email, ...flags } });
  await succeeds(gauri, 'POST', '/api/supplier/login', { json: { ein, email } });
  await succeeds(gauri, 'POST', '/api/supplier/update-onboarding', {
    json: { stepId: 'nda', signed: true, fullName: 'Asha Rao', signedAt: '2026-11-17T16:59:00Z' },
  });
  const { documentUrl } = await succeeds(gauri, 'POST', '/api/supplier/upload-document', {
    body: formWith({ stepId: 'health_permit' }),
  });
  await succeeds(gauri, 'GET', documentUrl);
  await succeeds(gauri, 'POST', '/api/supplier/update-onboarding', {
    json: { stepId: 'health_permit', documentUrl },
  });
  expect(await succeeds(gauri, 'GET', '/api/supplier/onboarding-status')).toMatchObject({
    ndaSigned: true,
    healthDeptPermit: documentUrl,
  });

  const owner = 'owner@example.com';
  const stranger = marketplace.anonymous();
  await stranger.graphql('mutation ($email: String!) { mailClaimCode(email: $email) { __typename } }', {
    email: owner,
  });
  await marketplace.services.background.finish();
  const code = newestCode(owner, marketplace.mail);
  const input = { ein, email: owner, code, contactName: 'Gauri', phone: '(408) 555-0101', message: 'Mine.' };
  const { claimTaxId } = await stranger.graphql(
    `mutation ($input: ClaimEinInput!) { claimTaxId(input: $input) {
       __typename ... on EinClaimStarted { letterToken } ... on Problem { code } } }`,
    { input },
  );
  await succeeds(stranger, 'POST', '/api/ein-claims/letter', {
    body: formWith({}),
    headers: { 'x-claim-token': claimTaxId.letterToken! },
  });
  const { taxIdClaims } = await anita.graphql('{ taxIdClaims(status: OPEN) { letterUrl } }');
  await succeeds(anita, 'GET', taxIdClaims[0]!.letterUrl!);
});

test('a stranger looks around', async () => {
  const stranger = place.marketplace.anonymous();
  expect(await succeeds(stranger, 'GET', '/api/cities')).not.toEqual([]);
  await stopOrdering(anita, { reason: 'Snowstorm', until: null });
  expect(await succeeds(stranger, 'GET', '/api/cities')).toMatchObject([
    { orderingStopped: { reason: 'Snowstorm' } },
  ]);
  await allowOrdering(anita);
  expect(await succeeds(stranger, 'GET', '/api/suppliers')).not.toEqual([]);
  await succeeds(stranger, 'GET', '/api/search?query=dosa');
  await succeeds(stranger, 'POST', '/api/lookup-zipcode', { json: { zipCode: '95112' } });
  await succeeds(stranger, 'GET', '/api/stripe/config');
  await succeeds(stranger, 'GET', '/api/openapi.json');
});

test('Meera pays an order; Asha is paid for it, and Anita reads the figures', async () => {
  const { marketplace, provider } = place;
  const held = await hold(meera, anOrder(asha, 3));
  await succeeds(meera, 'POST', '/api/stripe/create-payment-intent', {
    json: { amount: 27, orderId: held.id },
  });
  const { id } = await paidOrder(place, meera, asha);
  const body = JSON.stringify(provider.webhooks.eventAbout('payment_intent.succeeded'));
  await succeeds(marketplace.anonymous(), 'POST', '/api/stripe/webhook', {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': provider.webhooks.sign(body) },
  });
  expect(await succeeds(meera, 'GET', '/api/orders')).toMatchObject([{ id, paymentStatus: 'paid' }]);
  await succeeds(meera, 'GET', `/api/orders/${id}/calendar.ics`);
  await succeeds(meera, 'GET', `/api/orders/${id}/receipt.pdf`);
  await deliver(marketplace, id);
  await makePayouts(systemContext(marketplace.services), null);
  const { payouts } = await cook.graphql('{ payouts { nodes { id } } }');
  await succeeds(cook, 'GET', `/api/payouts/${payouts.nodes[0]!.id}/statement.csv`);
  await succeeds(cook, 'GET', '/api/analytics/supplier');
  await succeeds(anita, 'GET', '/api/stripe/analytics');
});

test('Priya skips a day of her plan, and plans it again', async () => {
  const marketplace = await Marketplace.open();
  const { kitchen } = await onlyAshasKitchen(marketplace);
  const priya = await marketplace.customer('Priya Nair');
  const { id } = await new TiffinPlanActs(marketplace, priya).start(lunchesOf(kitchen));
  expect(await succeeds(priya, 'GET', '/api/tiffin-plans')).toMatchObject([{ id }]);
  const [{ serviceDate }] = await succeeds(priya, 'GET', `/api/tiffin-plans/${id}/days`);
  for (const change of ['skip', 'unskip'])
    await succeeds(priya, 'POST', `/api/tiffin-plans/${id}/days/${serviceDate}/${change}`);
  await succeeds(priya, 'GET', `/api/tiffin-plans/${id}/past-days`);
  await succeeds(priya, 'GET', '/api/tiffin-bills');
  await marketplace.close();
});

test('Asha exports her orders, and opens the link', async () => {
  const { export: started } = await succeeds(cook, 'POST', '/api/exports', {
    json: {
      kind: 'orders',
      format: 'csv',
      from: '2026-11-01',
      to: '2026-11-30',
      idempotencyKey: 'orders-2026-11',
    },
  });
  await exportsMade(place.marketplace);
  const { status, url } = await succeeds(cook, 'GET', `/api/exports/${started.id}`);
  expect(status).toBe('ready');
  const { pathname, search } = new URL(url);
  await succeeds(place.marketplace.anonymous(), 'GET', pathname + search);
});

test('these were all routes', () => {
  const every = described.routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect([...answered].sort()).toEqual(every.sort());
});
