import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity, type TestCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { everyPage, forgedCursors } from '../../testing/pages.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let city: TestCity;
let [asha, gauri, lata]: TestKitchen[] = [];
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
  meera = await marketplace.customer('Meera Iyer');
  city = await aCity(marketplace);
  asha = await aKitchen(marketplace, city);
  gauri = await aKitchen(marketplace, city, { kitchenName: 'Gauri’s Table' });
  lata = await aKitchen(marketplace, city, { kitchenName: 'Lata’s Lunches' });
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.sql.rows('truncate favorites'));

const outcome = `__typename ... on Supplier { id kitchenName viewerHasFavorited } ... on Problem { code field }`;
const favoriteDocument = `mutation ($id: ID!) { favoriteSupplier(supplierId: $id) { ${outcome} } }`;
const unfavoriteDocument = `mutation ($id: ID!) { unfavoriteSupplier(supplierId: $id) { ${outcome} } }`;

const favorite = async (person: Visitor, kitchen: { id: string }) =>
  (await person.graphql(favoriteDocument, { id: kitchen.id })).favoriteSupplier;
const unfavorite = async (person: Visitor, kitchen: { id: string }) =>
  (await person.graphql(unfavoriteDocument, { id: kitchen.id })).unfavoriteSupplier;

const page =
  (first = 20) =>
  (after = '') =>
    `{ favorites(first: ${first}${after}) { nodes { id kitchenName viewerHasFavorited city { name } }
       pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const favoriteNames = async (person: Visitor, first?: number) =>
  (await everyPage(person, page(first), 'favorites')).map(kitchen => kitchen.kitchenName);

describe('Meera saves favorite kitchens', () => {
  test('the newest first, in pages without gaps', async () => {
    for (const kitchen of [asha!, gauri!, lata!]) {
      expect(await favorite(meera, kitchen)).toMatchObject({ id: kitchen.id, viewerHasFavorited: true });
      marketplace.clock.forward({ minutes: 1 });
    }
    const names = ['Lata’s Lunches', 'Gauri’s Table', "Asha's Kitchen"];
    for (const size of [1, 2, 20]) expect(await favoriteNames(meera, size)).toEqual(names);
    expect((await everyPage(meera, page(), 'favorites'))[0]).toMatchObject({
      viewerHasFavorited: true,
      city: { name: 'San Jose' },
    });
  });

  test('once, however often she saves it', async () => {
    await Promise.all([favorite(meera, asha!), favorite(meera, asha!), favorite(meera, asha!)]);
    expect(await favoriteNames(meera)).toEqual(["Asha's Kitchen"]);
  });

  test('and removes one', async () => {
    await favorite(meera, asha!);
    for (const _ of [1, 2])
      expect(await unfavorite(meera, asha!)).toMatchObject({ viewerHasFavorited: false });
    expect(await favoriteNames(meera)).toEqual([]);
  });

  test('also when it is no longer listed', async () => {
    const uma = await aKitchen(marketplace, city, { kitchenName: 'Uma’s Pots' });
    await favorite(meera, uma);
    await marketplace.sql.rows('update suppliers set is_active = false where id = $1', [uma.id]);
    expect(await favoriteNames(meera)).toEqual(['Uma’s Pots']);
    expect(await unfavorite(meera, uma)).toMatchObject({ viewerHasFavorited: false });
    expect(await favorite(meera, uma)).toMatchObject({ code: 'KITCHEN_NOT_FOUND' });
  });

  test.each([crypto.randomUUID(), 'x', "' or true"])('but not %j', async id => {
    const refused = { __typename: 'KitchenNotFound', code: 'KITCHEN_NOT_FOUND', field: 'supplierId' };
    expect(await favorite(meera, { id })).toEqual(refused);
    expect(await unfavorite(meera, { id })).toEqual(refused);
  });
});

describe('favorites are visible to their owner only', () => {
  const kitchens = '{ suppliers { nodes { id viewerHasFavorited } } }';
  const favoritesOf = async (reader: Visitor): Promise<string[]> => {
    const { suppliers } = await reader.graphql(kitchens);
    const nodes: { id: string; viewerHasFavorited: boolean }[] = suppliers.nodes;
    return nodes.filter(kitchen => kitchen.viewerHasFavorited).map(kitchen => kitchen.id);
  };

  test('even when all viewers send the same query at the same time', async () => {
    await favorite(meera, asha!);
    const ravi = await marketplace.customer('Ravi Menon');
    await favorite(ravi, gauri!);
    const signedOut = marketplace.anonymous();
    for (const _ of [1, 2, 3]) {
      expect(await Promise.all([meera, signedOut, ravi].map(favoritesOf))).toEqual([
        [asha!.id],
        [],
        [gauri!.id],
      ]);
    }
  });

  test('on a kitchen’s own page as well', async () => {
    await favorite(meera, asha!);
    const document = `query ($id: ID!) { supplier(id: $id) { viewerHasFavorited } }`;
    const seenBy = async (reader: Visitor) =>
      (await reader.graphql(document, { id: asha!.id })).supplier.viewerHasFavorited;
    for (const _ of [1, 2]) {
      expect(await Promise.all([meera, marketplace.anonymous()].map(seenBy))).toEqual([true, false]);
    }
  });

  test('and a signed-out visitor cannot save any', async () => {
    const signedOut = marketplace.anonymous();
    expect(await signedOut.refusal(favoriteDocument, { id: asha!.id })).toBe('UNAUTHENTICATED');
    expect(await signedOut.refusal(unfavoriteDocument, { id: asha!.id })).toBe('UNAUTHENTICATED');
    expect(await signedOut.refusal(page()())).toBe('UNAUTHENTICATED');
  });

  test.each(forgedCursors.filter(Boolean))('nor from a made-up cursor: %s', async cursor => {
    expect(await meera.refusal(page()(`, after: "${cursor}"`))).toBe('BAD_USER_INPUT');
  });
});
