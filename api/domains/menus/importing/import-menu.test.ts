import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Marketplace } from '../../../testing/marketplace.ts';
import { OwnMenuActs } from '../../../testing/own-menu.ts';
import { sendFile } from '../../../testing/send-file.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let cook: Visitor;
let asha: OwnMenuActs;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('cities');
  ({ cook } = await marketplace.kitchenOwner('Asha Rao'));
  asha = new OwnMenuActs(cook);
});

const refused = `... on Problem { code message field }`;
const preview = async (content: string | Uint8Array) =>
  (
    await sendFile(
      cook,
      `mutation ($file: Upload!) { previewMenuImport(file: $file) { __typename
        ... on MenuImportPreview { rows { row category name change } errors { row column message } } ${refused} } }`,
      {},
      { content: Buffer.from(content), name: 'menu.csv' },
    )
  ).previewMenuImport;
const take = async (content: string | Uint8Array, who = cook) =>
  (
    await sendFile(
      who,
      `mutation ($file: Upload!) { importMenu(file: $file) { __typename
        ... on MenuImported { added changed menu { id } } ... on MenuRowsInvalid { errors { row column } } ${refused} } }`,
      {},
      { content: Buffer.from(content), name: 'menu.csv' },
    )
  ).importMenu;
const csv = async (): Promise<string> => (await cook.graphql('{ myMenu { csv } }')).myMenu.csv;
const names = async () =>
  (await asha.read()).categories.map((each: { name: string; dishes: { name: string }[] }) => [
    each.name,
    each.dishes.map(dish => dish.name),
  ]);

const heading = 'category,name,description,price,portion,diet,spice,allergens,on sale';

describe('Asha writes her menu in a spreadsheet', () => {
  test('what is exported and sent back changes nothing', async () => {
    const before = await asha.read();
    expect(await preview(await csv())).toMatchObject({
      rows: [
        { row: 2, category: 'Every day', name: 'Masala Dosa', change: 'UNCHANGED' },
        { row: 3, category: 'Every day', name: 'Lemon Rice', change: 'UNCHANGED' },
      ],
      errors: [],
    });
    expect(await take(await csv())).toMatchObject({ added: 0, changed: 0 });
    expect(await asha.read()).toEqual(before);
  });

  test('adds and changes dishes in one import, and removes none', async () => {
    const file = [
      heading,
      'Every day,masala dosa,Crisp,10.00,1 piece,vegetarian,hot,milk; mustard,yes',
      'Sweets,Mysore Pak,,4.50,2 pieces,vegetarian,,milk,',
      'Sweets,Kesari,,4,,vegan,,none,no',
    ].join('\n');
    expect((await preview(file)).rows.map((row: { change: string }) => row.change)).toEqual([
      'CHANGED',
      'ADDED',
      'ADDED',
    ]);
    expect(await names()).toEqual([['Every day', ['Masala Dosa', 'Lemon Rice']]]);
    expect(await take(file)).toMatchObject({ added: 2, changed: 1 });
    expect(await names()).toEqual([
      ['Every day', ['masala dosa', 'Lemon Rice']],
      ['Sweets', ['Mysore Pak', 'Kesari']],
    ]);
    expect((await asha.read()).categories[0].dishes[0]).toMatchObject({
      price: { cents: 1000 },
      spiceLevel: 3,
      allergens: ['MILK', 'MUSTARD'],
      version: 2,
    });
  });

  test('a column that her file does not have leaves her dishes as they are', async () => {
    const full = `${heading},marks\nEvery day,Masala Dosa,Crisp,9.50,1 piece,vegetarian,hot,milk,yes,jain`;
    await take(full);
    const before = (await asha.read()).categories[0].dishes[0];
    expect(before).toMatchObject({ marks: ['JAIN', 'NO_ONION_GARLIC'], allergens: ['MILK'] });
    expect(await take('category,name,price,diet\nEvery day,Masala Dosa,10,vegetarian')).toMatchObject({
      changed: 1,
    });
    expect((await asha.read()).categories[0].dishes[0]).toEqual({
      ...before,
      price: { cents: 1000 },
      version: before.version + 1,
    });
    const meat = 'category,name,price,diet\nEvery day,Masala Dosa,10,non-vegetarian';
    expect((await preview(meat)).errors).toMatchObject([{ row: 2, column: 'marks' }]);
  });

  test('and gets the error of every invalid row; then nothing is stored', async () => {
    const file = [
      heading,
      'Sweets,Mysore Pak,,4.50,,vegetarian,,milk,yes',
      'Sweets,MYSORE PAK,,5.00,,vegetarian,,milk,yes',
      'Sweets,Kesari,,free,,vegan,,none,yes',
      'Sweets,Jalebi,,4,,vegan,,,yes',
    ].join('\n');
    const errors = [
      { row: 3, column: 'name', message: 'This dish is in row 2 already' },
      { row: 4, column: 'price', message: expect.any(String) },
      { row: 5, column: 'allergens', message: expect.any(String) },
    ];
    expect((await preview(file)).errors).toEqual(errors);
    expect(await take(file)).toMatchObject({
      code: 'MENU_ROWS_INVALID',
      errors: errors.map(({ row, column }) => ({ row, column })),
    });
    expect(await names()).toEqual([['Every day', ['Masala Dosa', 'Lemon Rice']]]);
  });

  test.each([
    ['in another encoding', Buffer.from(`${heading}\nCaf\xe9,B,,1,,vegan,,none,yes`, 'latin1')],
    ['that is too large', 'x'.repeat(512 * 1024 + 1)],
    ['of nothing', ''],
    [
      'with more dishes than a menu holds',
      `${heading}\n${Array.from({ length: 199 }, (_, n) => `A,Dish ${n},,1,,vegan,,none,yes`).join('\n')}`,
    ],
  ])('but not a file %s', async (_, content) => {
    expect(await preview(content)).toMatchObject({ code: 'INVALID_MENU_FILE', field: 'file' });
    expect(await take(content)).toMatchObject({ code: 'INVALID_MENU_FILE', field: 'file' });
  });

  test('nor before she is approved', async () => {
    ({ cook } = await marketplace.kitchenOwner('Gauri Sen', { status: 'pending' }));
    expect(await preview(heading)).toMatchObject({ code: 'MENU_NOT_OPEN' });
    expect(await take(heading)).toMatchObject({ code: 'MENU_NOT_OPEN' });
    await expect(take(heading, await marketplace.customer('Meera Iyer'))).rejects.toThrow('FORBIDDEN');
  });
});
