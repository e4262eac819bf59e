import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knowSanJose } from '../../testing/builders/a-city.ts';
import {
  addressNames,
  removeAddress,
  removeAddressDocument,
  saveAddress,
} from '../../testing/builders/an-address.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  await knowSanJose(marketplace.sql);
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.sql.rows('truncate addresses'));

test('an address that Meera removes is gone for good', async () => {
  await saveAddress(meera);
  const { id } = await saveAddress(meera, { name: 'Work' });
  expect(await removeAddress(meera, id)).toEqual({ __typename: 'Removed', id });
  expect(await addressNames(meera)).toEqual(['Home (default)']);
  expect(await removeAddress(meera, id)).toMatchObject({ code: 'ADDRESS_NOT_FOUND', field: 'id' });
});

test('when it was the default, the oldest of the others becomes the default', async () => {
  await saveAddress(meera);
  marketplace.clock.forward({ minutes: 1 });
  await saveAddress(meera, { name: 'Work' });
  const { id } = await saveAddress(meera, { name: 'Parents', isDefault: true });
  await removeAddress(meera, id);
  expect(await addressNames(meera)).toEqual(['Home (default)', 'Work']);
});

test('the last one leaves nothing behind', async () => {
  const { id } = await saveAddress(meera);
  await removeAddress(meera, id);
  expect(await addressNames(meera)).toEqual([]);
});

test('other people cannot remove hers', async () => {
  const { id } = await saveAddress(meera);
  const ravi = await marketplace.customer('Ravi Menon');
  expect(await removeAddress(ravi, id)).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  expect(await removeAddress(ravi, 'x')).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  expect(await marketplace.anonymous().refusal(removeAddressDocument, { id })).toBe('UNAUTHENTICATED');
  expect(await addressNames(meera)).toEqual(['Home (default)']);
});
