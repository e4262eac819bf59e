import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { aRegistration } from '../builders/a-registration.ts';
import { anOrder, cancelOrderDocument, placeOrderDocument } from '../builders/an-order.ts';
import { testFastPath } from '../fast-path.ts';
import { Marketplace } from '../marketplace.ts';
import { storedOrders } from '../plates.ts';
import type { Visitor } from '../visitor.ts';
import { oddities, telltale, withOneOdd } from './oddities.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const expectClean = async (response: Response, what: string): Promise<void> => {
  const text = await response.text();
  expect(response.status, `${what}: ${text}`).toBeLessThan(500);
  expect(text, what).not.toContain('INTERNAL_SERVER_ERROR');
  // An error may echo the request; only text that is not from the request can leak something.
  expect(text.replaceAll(/'; drop table orders; --/g, ''), what).not.toMatch(telltale);
};

const post = (path: string, body: unknown) =>
  meera.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const read = `query ($id: ID!, $filter: SupplierFilter, $near: Coordinates, $first: Int!, $after: String, $sort: SupplierSort!) {
  supplier(id: $id) { id } order(id: $id) { id }
  suppliers(filter: $filter, near: $near, first: $first, after: $after, sort: $sort) { nodes { id distanceMiles } } }`;
const filter = {
  cityId: '0190b5a0-0000-7000-8000-000000000000',
  city: 'San Jose',
  state: 'CA',
  text: 'dosa',
  cuisineType: 'Bengali',
  minimumRating: 4,
  openFor: { serviceDate: '2026-11-17', mealtime: 'DINNER' },
};

const graphql: [name: string, query: string, variables: () => Record<string, unknown>][] = [
  [
    'placing an order',
    placeOrderDocument,
    () => ({ input: { ...anOrder(kitchen), note: 'n', deliveryAddress: 'd', expectedTotalCents: 1 } }),
  ],
  ['cancelling an order', cancelOrderDocument, () => ({ input: { orderId: kitchen.id, reason: 'r' } })],
  [
    'pricing a cart',
    'query ($input: QuoteCartInput!) { quoteCart(input: $input) { plates total { cents } problems { __typename } } }',
    () => {
      const { supplierId, serviceDate, mealtime, fulfillment, lines } = anOrder(kitchen);
      return { input: { supplierId, serviceDate, mealtime, fulfillment, lines } };
    },
  ],
  [
    'searching',
    read,
    () => ({
      id: kitchen.id,
      filter,
      near: { latitude: 37, longitude: -121 },
      first: 5,
      after: null,
      sort: 'RATING',
    }),
  ],
  [
    'searching by name',
    read,
    () => ({ id: kitchen.id, filter: {}, near: null, first: 5, after: 'x', sort: 'NAME' }),
  ],
  [
    'looking for cities',
    'query ($search: String, $after: String, $zip: String!) { cities(search: $search, after: $after) { nodes { id } } lookupZipCode(zipCode: $zip) { city } }',
    () => ({ search: 'San', after: 'x', zip: '95112' }),
  ],
  [
    'signing in',
    'mutation ($input: SignInCustomerInput!) { signInCustomer(input: $input) { __typename } }',
    () => ({ input: { email: 'e', password: '' } }),
  ],
  [
    'registering',
    'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { __typename } }',
    () => ({ input: { name: '', email: 'e', phone: 'p', password: '' } }),
  ],
  [
    'registering a kitchen',
    'mutation ($input: RegisterSupplierInput!) { registerSupplier(input: $input) { __typename } }',
    () => ({ input: { ...aRegistration, zipCode: '00000' } }),
  ],
  [
    'signing in a kitchen',
    'mutation ($input: SignInSupplierInput!) { signInSupplier(input: $input) { __typename } }',
    () => ({ input: { ein: '12-3456789', email: 'asha@example.com' } }),
  ],
  [
    'entering a mailed code',
    'mutation ($input: SignInCodeInput!) { enterSignInCode(input: $input) { __typename } }',
    () => ({ input: { signInId: kitchen.id, code: '123456' } }),
  ],
  [
    'asking for a code by mail',
    'mutation ($email: String!) { mailSignInCode(email: $email) { __typename } }',
    () => ({ email: 'meera@example.com' }),
  ],
  [
    'resetting a password',
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }',
    () => ({ input: { email: 'meera@example.com', code: '2222-2222', newPassword: 'curry leaves' } }),
  ],
  [
    'signing in with a mailed code',
    'mutation ($email: String!, $code: String!) { signInWithMailedCode(email: $email, code: $code) { __typename } }',
    () => ({ email: 'meera@example.com', code: '2222-2222' }),
  ],
];

describe('no malformed input causes an internal error', () => {
  test.each(graphql)('when %s', async (name, query, variables) => {
    for (const odd of oddities) {
      const requests = withOneOdd(variables(), odd).map(async changed =>
        expectClean(
          await post('/graphql', { query, variables: changed }),
          `${name} ${JSON.stringify(changed)}`,
        ),
      );
      await Promise.all(requests);
    }
    expect(await storedOrders(marketplace)).toBe(0);
  });

  test('in a GraphQL request itself', async () => {
    for (const odd of oddities) {
      const bodies = [
        odd,
        { query: odd },
        { query: '{ me { id } }', operationName: odd },
        { query: '{ me { id } }', variables: odd, extensions: odd },
      ];
      await Promise.all(
        bodies.map(async body => expectClean(await post('/graphql', body), JSON.stringify(body))),
      );
    }
  });

  test('in a REST body', async () => {
    const paths = [
      '/api/auth/login',
      '/api/auth/register',
      '/api/lookup-zipcode',
      '/api/auth/customer-login',
      '/api/supplier/register',
      '/api/supplier/login',
    ];
    for (const odd of oddities) {
      const bodies = [
        odd,
        { email: odd, password: 'x', name: odd, phone: odd, zipCode: odd },
        { ...aRegistration, isRestaurant: odd, code: odd, signInId: odd, cookName: odd },
      ];
      const requests = paths.flatMap(path =>
        bodies.map(async body => expectClean(await post(path, body), `${path} ${JSON.stringify(body)}`)),
      );
      await Promise.all(requests);
    }
  });

  test('in a URL', async () => {
    const paths = oddities
      .filter(odd => typeof odd === 'string' && odd.length < 2000)
      .flatMap(odd => {
        const text = encodeURIComponent((odd as string).toWellFormed());
        return [
          `/api/suppliers?city=${text}&state=${text}`,
          `/api/search?query=${text}&city=${text}`,
          `/api/${text}`,
          `/graphql?query=${text}`,
        ];
      });
    const raw = [
      '/%',
      '/api/%00',
      '/api/suppliers?city=%ff',
      '/api/search?query=a&query=b',
      '/api/search?query[x]=1',
      '//api//cities',
      '/graphql?variables={',
    ];
    for (const path of [...paths, ...raw]) await expectClean(await meera.send(path), path);
  });

  test('in headers', async () => {
    const headers: Record<string, string>[] = [
      { cookie: 'session=%00; session=%ff; =; ;;' },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${'x'.repeat(5000)}` },
      { accept: 'text/html, */*;q=0' },
      { 'content-type': 'application/json; charset=utf-7' },
      { origin: 'http://[' },
      { 'x-forwarded-for': 'garbage, nowhere' },
    ];
    for (const each of headers) {
      const response = await marketplace.anonymous().send('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query: '{ me { id } }' }),
        headers: { 'content-type': 'application/json', ...each },
      });
      await expectClean(response, JSON.stringify(each));
    }
  });
});
