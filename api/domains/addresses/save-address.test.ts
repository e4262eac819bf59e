import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowSanJose } from '../../testing/builders/a-city.ts';
import {
  addressNames,
  anAddress,
  saveAddress,
  saveAddressDocument,
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

describe('Meera saves an address', () => {
  test('cleaned up, as one line as well, and the first is her default', async () => {
    expect(await saveAddress(meera, { name: ' Home ' })).toEqual({
      __typename: 'Address',
      ...anAddress,
      id: expect.any(String),
      state: 'CA',
      line: '12B Almaden Avenue Apt 4, San Jose, CA 95112',
      isDefault: true,
    });
  });

  test('without an apartment', async () => {
    for (const apartmentUnit of [undefined, null, '', '  ']) {
      expect(await saveAddress(meera, { apartmentUnit })).toMatchObject({
        apartmentUnit: null,
        line: '12B Almaden Avenue, San Jose, CA 95112',
      });
    }
  });

  test('and another one, which becomes the default only when she says so', async () => {
    await saveAddress(meera);
    marketplace.clock.forward({ minutes: 1 });
    expect(await saveAddress(meera, { name: 'Work' })).toMatchObject({ isDefault: false });
    expect(await addressNames(meera)).toEqual(['Home (default)', 'Work']);
    await saveAddress(meera, { name: 'Parents', isDefault: true });
    expect(await addressNames(meera)).toEqual(['Parents (default)', 'Home', 'Work']);
  });

  test('and changes it', async () => {
    const { id } = await saveAddress(meera);
    const work = await saveAddress(meera, { name: 'Work' });
    const changed = {
      id: work.id.toUpperCase(),
      name: 'Office',
      streetName: 'First Street',
      isDefault: true,
    };
    expect(await saveAddress(meera, changed)).toMatchObject({ id: work.id, name: 'Office', isDefault: true });
    expect(await addressNames(meera)).toEqual(['Office (default)', 'Home']);
    await saveAddress(meera, { id, name: 'Old home', isDefault: false });
    expect(await addressNames(meera)).toEqual(['Office (default)', 'Old home']);
  });

  test('and there is always a default: to have another she chooses another', async () => {
    const { id } = await saveAddress(meera);
    expect(await saveAddress(meera, { id, isDefault: false })).toMatchObject({ isDefault: true });
  });

  test('20 times and no more, however fast', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => saveAddress(meera, { isDefault: true })),
    );
    expect(answers.filter(answer => answer.code === 'TOO_MANY_ADDRESSES')).toHaveLength(4);
    const names = await addressNames(meera);
    expect(names.filter(name => name.includes('default'))).toHaveLength(1);
    expect(names).toHaveLength(20);
    const [first] = (await meera.graphql('{ addresses { id } }')).addresses;
    expect(await saveAddress(meera, { id: first.id, name: 'Changed' })).toMatchObject({ name: 'Changed' });
  });
});

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(41)],
  ['streetNumber', 'Twelve'],
  ['streetName', 'A'],
  ['streetName', 'Almaden\u0000Avenue'],
  ['apartmentUnit', 'x'.repeat(21)],
  ['city', 'San Jose 2'],
  ['state', 'California'],
  ['zipCode', '9511'],
  ['zipCode', '00000'],
  ['state', 'NY'],
  ['city', 'Fresno'],
])('refuses the %s %j', async (field, value) => {
  expect(await saveAddress(meera, { [field]: value })).toMatchObject({ code: 'INVALID_INPUT', field });
});

describe('other people', () => {
  test('cannot change hers', async () => {
    const { id } = await saveAddress(meera);
    const ravi = await marketplace.customer('Ravi Menon');
    for (const unknown of [id, crypto.randomUUID(), "' or true"]) {
      expect(await saveAddress(ravi, { id: unknown, name: 'Mine' })).toMatchObject({
        code: 'ADDRESS_NOT_FOUND',
        field: 'id',
      });
    }
    expect(await addressNames(meera)).toEqual(['Home (default)']);
    expect(await addressNames(ravi)).toEqual([]);
  });

  test('cannot save without signing in', async () => {
    const anonymous = marketplace.anonymous();
    expect(await anonymous.refusal(saveAddressDocument, { input: anAddress })).toBe('UNAUTHENTICATED');
    expect(await anonymous.refusal('{ addresses { id } }')).toBe('UNAUTHENTICATED');
  });
});
