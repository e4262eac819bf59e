import { afterAll, beforeAll, expect, test } from 'vitest';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());

const document = `mutation ($input: ProfileInput!) {
  updateProfile(input: $input) {
    __typename ... on User { name phone email role } ... on Problem { code field }
  }
}`;
const update = async (input: Record<string, unknown>) =>
  (await meera.graphql(document, { input: { name: 'Meera Rao', phone: '(408) 555-0199', ...input } }))
    .updateProfile;

test('Meera changes her name and phone number, and nothing else', async () => {
  const changed = { name: 'Meera Rao', phone: '(408) 555-0199', email: meera.email, role: 'CUSTOMER' };
  expect(await update({ name: ' Meera Rao ' })).toEqual({ __typename: 'User', ...changed });
  expect((await meera.graphql('{ me { name phone email role } }')).me).toEqual(changed);
});

test.each([
  ['name', ''],
  ['name', 'x'.repeat(121)],
  ['name', 'Mee\u0000ra'],
  ['phone', ''],
  ['phone', 'call me'],
])('refuses the %s %.9j', async (field, value) => {
  expect(await update({ [field]: value })).toMatchObject({ code: 'INVALID_INPUT', field });
});

test('an anonymous visitor has no profile', async () => {
  const input = { name: 'No One', phone: '(408) 555-0100' };
  expect(await marketplace.anonymous().refusal(document, { input })).toBe('UNAUTHENTICATED');
});
