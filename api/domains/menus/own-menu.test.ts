import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { aDish, OwnMenuActs } from '../../testing/own-menu.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let asha: OwnMenuActs;

beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  const owner = await marketplace.kitchenOwner('Asha Rao', { dishes: {} });
  kitchen = owner.kitchen;
  asha = new OwnMenuActs(owner.cook);
});

/** What customers see, from memory when there is something. */
const seen = async (): Promise<{ name: string; dishes: Record<string, unknown>[] }[]> =>
  (
    await marketplace.anonymous().graphql(
      `query ($id: ID!) { supplier(id: $id) {
      menu { name dishes { id name isAvailable soldOutOn allergens price { cents } } } } }`,
      { id: kitchen.id },
    )
  ).supplier?.menu;
/** How many kitchens a search finds now; what is the viewer's alone is never answered from memory. */
const found = async (text: string): Promise<number> => {
  const document = `query ($text: String!) {
    suppliers(filter: { text: $text }) { nodes { id viewerHasFavorited } } }`;
  return (await marketplace.anonymous().graphql(document, { text })).suppliers.nodes.length;
};

const firstCategory = async () => (await asha.read()).categories[0].id as string;

describe('Asha writes her menu', () => {
  test('and customers find her by her first dish', async () => {
    await marketplace.sql.rows('delete from dishes');
    await marketplace.sql.rows('delete from menu_categories');
    const menu = await asha.addCategory(' Breakfast ');
    expect(menu).toMatchObject({ id: kitchen.id, categories: [{ name: 'Breakfast', dishes: [] }] });
    expect(await found('idli')).toBe(0);
    const dish = await asha.saveDish(aDish(menu.categories[0].id));
    expect(dish).toMatchObject({ __typename: 'Dish', name: 'Rava Idli', version: 1, isAvailable: true });
    expect(await seen()).toEqual([
      {
        name: 'Breakfast',
        dishes: [
          {
            id: dish.id,
            name: 'Rava Idli',
            isAvailable: true,
            soldOutOn: null,
            allergens: ['MILK'],
            price: { cents: 850 },
          },
        ],
      },
    ]);
    expect(await found('idli')).toBe(1);
  });

  test('and her card names her first dishes, what they cost and how many are vegetarian', async () => {
    const summary = async () =>
      (
        await marketplace.anonymous().graphql(
          `query ($id: ID!) { supplier(id: $id) { menuSummary {
            dishCount vegetarianDishCount signatureDishes leastPrice { text } mostPrice { text } } } }`,
          { id: kitchen.id },
        )
      ).supplier?.menuSummary;
    expect(await summary()).toBeNull();
    const categoryId = await firstCategory();
    const idli = await asha.saveDish(aDish(categoryId, { priceCents: 850 }));
    await asha.saveDish(aDish(categoryId, { name: 'Upma', priceCents: 600 }));
    await asha.saveDish(aDish(categoryId, { name: 'Egg curry', priceCents: 1250, diet: 'EGG' }));
    expect(await summary()).toEqual({
      dishCount: 3,
      vegetarianDishCount: 2,
      signatureDishes: ['Rava Idli', 'Upma'],
      leastPrice: { text: '$6.00' },
      mostPrice: { text: '$12.50' },
    });
    await asha.removeDish(idli.id);
    expect(await summary()).toMatchObject({ dishCount: 2, signatureDishes: ['Upma', 'Egg curry'] });
  });

  test('but a dish goes on sale only once she has given its allergens', async () => {
    const categoryId = await firstCategory();
    await asha.saveDish(aDish(categoryId, { name: 'Upma' }));
    const unanswered = { name: 'Idli', allergens: null };
    expect(await asha.saveDish(aDish(categoryId, unanswered))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'allergens',
    });
    const draft = await asha.saveDish(aDish(categoryId, { ...unanswered, isAvailable: false }));
    expect(draft).toMatchObject({ allergens: null, isAvailable: false });
    expect((await seen())[0]!.dishes).toMatchObject([{ name: 'Upma' }]);
    expect(await asha.offer(draft.id, true)).toMatchObject({ code: 'ALLERGENS_UNANSWERED' });
    const none = { id: draft.id, version: draft.version, allergens: [] };
    expect(await asha.saveDish(aDish(categoryId, none))).toMatchObject({ allergens: [], isAvailable: true });
    expect((await seen())[0]!.dishes[1]).toMatchObject({ name: 'Rava Idli', allergens: [] });
  });

  test('and promises what is Jain, which is without onion and garlic as well', async () => {
    const categoryId = await firstCategory();
    const khaman = await asha.saveDish(aDish(categoryId, { name: 'Khaman', diet: 'VEGAN', marks: ['JAIN'] }));
    expect(khaman).toMatchObject({ marks: ['JAIN', 'NO_ONION_GARLIC'] });
    expect(await asha.saveDish(aDish(categoryId, { name: 'Upma' }))).toMatchObject({ marks: [] });
    const omelet = { name: 'Omelet', diet: 'EGG', marks: ['JAIN'] };
    expect(await asha.saveDish(aDish(categoryId, omelet))).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'marks',
    });
  });

  test('and is listed exactly while something is on sale', async () => {
    const dish = await asha.saveDish(aDish(await firstCategory()));
    expect(await found('asha')).toBe(1);
    expect(await asha.offer(dish.id, false)).toMatchObject({ isAvailable: false });
    expect(await found('asha')).toBe(0);
    await asha.offer(dish.id, true);
    expect(await found('asha')).toBe(1);
    await asha.removeDish(dish.id);
    expect(await found('asha')).toBe(0);
    expect((await asha.read()).categories[0].dishes).toEqual([]);
  });

  test('in her own order', async () => {
    const categoryId = await firstCategory();
    const ids: Record<string, string> = {};
    for (const name of ['A', 'B', 'C', 'D'])
      ids[name] = (await asha.saveDish(aDish(categoryId, { name }))).id;
    const order = (menu: { categories: { dishes: { name: string }[] }[] }) =>
      menu.categories[0]!.dishes.map(dish => dish.name).join('');
    expect(order(await asha.moveDish(ids.D!, 1))).toBe('ADBC');
    expect(order(await asha.moveDish(ids.A!, 3))).toBe('DBCA');
    expect(order(await asha.moveDish(ids.C!, -5))).toBe('CDBA');
    expect(order(await asha.moveDish(ids.C!, 2 ** 31 - 1))).toBe('DBAC');

    const sweets = (await asha.addCategory('Sweets')).categories[1];
    expect((await asha.moveCategory(sweets.id, 0)).categories[0].name).toBe('Sweets');
    const b = { id: ids.B, version: 1, name: 'B' };
    expect(await asha.saveDish(aDish(sweets.id, b))).toMatchObject({ categoryId: sweets.id });
    const { categories } = await asha.read();
    expect(
      categories.map((each: { dishes: { name: string }[] }) => each.dishes.map(d => d.name).join('')),
    ).toEqual(['B', 'DAC']);
  });

  test('and renames categories, and removes them once they are empty', async () => {
    const { id, version } = (await asha.read()).categories[0];
    const dish = await asha.saveDish(aDish(id));
    expect(await asha.removeCategory(id)).toMatchObject({ code: 'CATEGORY_NOT_EMPTY' });
    expect((await asha.renameCategory(id, version, 'Tiffin')).categories[0].name).toBe('Tiffin');
    expect(await asha.renameCategory(id, version, 'Snacks')).toMatchObject({ code: 'MENU_CONFLICT' });
    await asha.removeDish(dish.id);
    expect((await asha.removeCategory(id)).categories).toEqual([]);
    expect(await asha.removeCategory(id)).toMatchObject({ code: 'MENU_CATEGORY_NOT_FOUND' });
  });
});

test('what has run out today is there again tomorrow by itself', async () => {
  const dish = await asha.saveDish(aDish(await firstCategory()));
  const ordered = { ...kitchen, dishes: [{ id: dish.id, name: dish.name, priceCents: 850 }] };
  const meera = await marketplace.customer('Meera Iyer');
  expect(await asha.soldOut(dish.id)).toMatchObject({ soldOutOn: '2026-11-17', version: 1 });
  expect((await seen())[0]!.dishes[0]).toMatchObject({ isAvailable: true, soldOutOn: '2026-11-17' });
  expect(await placeOrder(meera, anOrder(ordered))).toMatchObject({ code: 'DISH_UNAVAILABLE' });
  const tomorrow = { ...anOrder(ordered), serviceDate: '2026-11-18' };
  expect(await placeOrder(meera, tomorrow)).toMatchObject({ status: 'PLACED' });

  expect(await asha.soldOut(dish.id, false)).toMatchObject({ soldOutOn: null });
  expect(await placeOrder(meera, anOrder(ordered))).toMatchObject({ status: 'PLACED' });
  await asha.soldOut(dish.id);
  marketplace.clock.forward({ days: 1 });
  expect(await asha.read()).toMatchObject({
    today: '2026-11-18',
    categories: [{ dishes: [{ soldOutOn: '2026-11-17' }] }],
  });
});

describe('two windows on one menu', () => {
  test('do not overwrite each other: of twenty saves one succeeds, nineteen get a conflict', async () => {
    const categoryId = await firstCategory();
    const { id, version } = await asha.saveDish(aDish(categoryId));
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        asha.saveDish(aDish(categoryId, { id, version, priceCents: 1000 + index })),
      ),
    );
    expect(saved.filter(each => each.__typename === 'Dish')).toHaveLength(1);
    expect(saved.filter(each => each.code === 'MENU_CONFLICT')).toHaveLength(19);
  });

  test('never bring a menu over its limit', async () => {
    await marketplace.sql.rows(
      `insert into menu_categories (id, supplier_id, name, position)
       select gen_random_uuid(), $1, 'More', n from generate_series(1, 28) n`,
      [kitchen.id],
    );
    const answers = await Promise.all([1, 2, 3].map(() => asha.addCategory('One more')));
    expect(answers.map(answer => answer.code ?? 'added').sort()).toEqual([
      'MENU_IS_FULL',
      'MENU_IS_FULL',
      'added',
    ]);
    await marketplace.sql.rows(
      `insert into dishes (id, supplier_id, category_id, name, description, price_cents, diet, spice_level,
         allergens, position)
       select gen_random_uuid(), $1, $2, 'Dosa', '', 900, 'VEGAN', 0, '{}', n from generate_series(1, 199) n`,
      [kitchen.id, await firstCategory()],
    );
    const categoryId = await firstCategory();
    const dishes = await Promise.all([1, 2, 3].map(() => asha.saveDish(aDish(categoryId))));
    expect(dishes.map(dish => dish.code ?? 'added').sort()).toEqual([
      'MENU_IS_FULL',
      'MENU_IS_FULL',
      'added',
    ]);
  });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ description: 'x'.repeat(401) }, 'description'],
  [{ description: 'a\u0000' }, 'description'],
  [{ priceCents: 49 }, 'priceCents'],
  [{ priceCents: 100_001 }, 'priceCents'],
  [{ portion: 'x'.repeat(41) }, 'portion'],
  [{ spiceLevel: 4 }, 'spiceLevel'],
])('a dish with %o is refused', async (given, field) => {
  expect(await asha.saveDish(aDish(await firstCategory(), given))).toMatchObject({
    code: 'INVALID_INPUT',
    field,
  });
});

describe('no other user', () => {
  test('changes her menu: to another cook it is not there', async () => {
    const categoryId = await firstCategory();
    const dish = await asha.saveDish(aDish(categoryId));
    const { cook } = await marketplace.kitchenOwner('Gauri Sen');
    const gauri = new OwnMenuActs(cook);
    const own = (await gauri.read()).categories[0].id;
    const noDish = { code: 'DISH_NOT_FOUND' };
    const noCategory = { code: 'MENU_CATEGORY_NOT_FOUND' };
    expect(await gauri.saveDish(aDish(own, { id: dish.id, version: 1 }))).toMatchObject(noDish);
    expect(await gauri.saveDish(aDish(categoryId))).toMatchObject(noCategory);
    for (const id of [dish.id, "' or true"]) {
      expect(await gauri.moveDish(id, 0)).toMatchObject(noDish);
      expect(await gauri.offer(id, false)).toMatchObject(noDish);
      expect(await gauri.soldOut(id)).toMatchObject(noDish);
      expect(await gauri.removeDish(id)).toMatchObject(noDish);
    }
    for (const id of [categoryId, "' or true"]) {
      expect(await gauri.renameCategory(id, 1, 'Mine')).toMatchObject(noCategory);
      expect(await gauri.moveCategory(id, 0)).toMatchObject(noCategory);
      expect(await gauri.removeCategory(id)).toMatchObject(noCategory);
    }
    expect((await asha.read()).categories[0].dishes).toMatchObject([{ id: dish.id, version: 1 }]);
  });

  test('has one before the application is approved', async () => {
    const { cook } = await marketplace.kitchenOwner('Gauri Sen', { status: 'under_review' });
    const gauri = new OwnMenuActs(cook);
    expect(await gauri.read()).toBeNull();
    expect(await gauri.addCategory('Sweets')).toMatchObject({ code: 'MENU_NOT_OPEN' });
    expect(await gauri.soldOut(crypto.randomUUID())).toMatchObject({ code: 'MENU_NOT_OPEN' });
  });

  test('may even ask', async () => {
    const meera = await marketplace.customer('Ravi Menon');
    const admin = await marketplace.admin('Anita');
    const document = 'mutation { addMenuCategory(name: "Mine") { __typename } }';
    for (const person of [meera, admin]) {
      expect(await person.refusal(document)).toBe('FORBIDDEN');
      expect(await person.refusal('{ myMenu { id } }')).toBe('FORBIDDEN');
    }
    expect(await marketplace.anonymous().refusal(document)).toBe('UNAUTHENTICATED');
  });
});
