import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../../testing/marketplace.ts';
import { mealsOf, menuFor, publish } from '../../../../testing/meal-menus.ts';
import { aDish, OwnMenuActs } from '../../../../testing/own-menu.ts';
import { sendFile } from '../../../../testing/send-file.ts';
import { tuesdayMorning } from '../../../../testing/still-clock.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

interface Cooked {
  id: string;
  name: string;
}

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let asha: OwnMenuActs;
let categoryId: string;
let tiffin: Cooked;
let dal: Cooked;
let biryani: Cooked;

/** Today is Tuesday. */
const fridaysLunch = { serviceDate: '2026-11-20', mealtime: 'LUNCH' };

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  ({ kitchen, cook } = await marketplace.kitchenOwner('Asha Rao'));
  asha = new OwnMenuActs(cook);
  categoryId = (await asha.read()).categories[0].id;
  for (const dish of kitchen.dishes) await asha.removeDish(dish.id);
  tiffin = await asha.saveDish(aDish(categoryId, { name: 'Ghar ka Tiffin', isTiffinOfTheDay: true }));
  dal = await asha.saveDish(aDish(categoryId, { name: 'Dal; the "old" way' }));
  biryani = await asha.saveDish(aDish(categoryId, { name: 'Biryani', mealtimes: ['DINNER'], weekdays: [0] }));
});

const refused = '... on Problem { code message field }';
const send = async (name: string, answer: string, content: string, who = cook) =>
  (
    await sendFile(
      who,
      `mutation ($file: Upload!) { ${name}(file: $file) { __typename ${answer} ${refused} } }`,
      {},
      { content: Buffer.from(content), name: 'menus.csv' },
    )
  )[name];
const errors = 'errors { row column message }';
const preview = (content: string) =>
  send(
    'previewMealMenuImport',
    `... on MealMenuImportPreview { changed { serviceDate mealtime } unchangedCount ${errors} }`,
    content,
  );
const take = (content: string, who = cook) =>
  send(
    'importMealMenus',
    `... on PublishedMealMenus { mealCount orderedContents { mealContent orders } } ... on MenuRowsInvalid { ${errors} }`,
    content,
    who,
  );
const csv = async (): Promise<string> =>
  (await cook.graphql('{ myMenu { mealMenusCsv } }')).myMenu.mealMenusCsv;
const menus = async () => (await mealsOf(marketplace.anonymous(), kitchen)).mealMenus;

const heading = 'date,meal,dishes,in Ghar ka Tiffin';
const file = (...rows: string[]) => [heading, ...rows].join('\n');

describe('Asha writes the menus of her meals in a spreadsheet', () => {
  test('what is downloaded and sent back changes nothing', async () => {
    await publish(cook, {
      ...menuFor(fridaysLunch, [tiffin, dal, biryani]),
      contents: [{ dishId: tiffin.id, text: '=Rajma, rice' }],
    });
    await publish(cook, menuFor({ ...fridaysLunch, mealtime: 'DINNER' }, []));
    const lines = (await csv()).trim().split('\n');
    // Three meals a day for eight weeks, without today's breakfast, whose orders have closed.
    expect(lines).toHaveLength(1 + 8 * 7 * 3 - 1);
    expect(lines[0]).toBe(heading);
    expect(lines).toContain(
      `2026-11-20,lunch,"Ghar ka Tiffin; Dal\\; the ""old"" way; Biryani","'=Rajma, rice"`,
    );
    expect(lines).toContain('2026-11-20,dinner,nothing,');
    expect(lines).toContain('2026-11-21,lunch,usual,');
    expect(await preview(lines.join('\n'))).toMatchObject({ changed: [], unchangedCount: 167, errors: [] });
    expect(await take(lines.join('\n'))).toMatchObject({ mealCount: 0 });
  });

  test('and publishes dishes, usual and empty menus, and what is in her tiffin', async () => {
    await publish(cook, menuFor({ ...fridaysLunch, mealtime: 'BREAKFAST' }, [dal]));
    const content = file(
      '2026-11-20,breakfast,usual,',
      '2026-11-20,Lunch,ghar ka tiffin; biryani,"Rajma, rice"',
      '11/20/2026,dinner,nothing,',
      '2026-11-21,lunch,usual,"Kadhi, rice"',
      '2026-11-22,lunch,Biryani,',
    );
    const { serviceDate } = fridaysLunch;
    expect(await preview(content)).toMatchObject({
      changed: [
        { serviceDate, mealtime: 'BREAKFAST' },
        { serviceDate, mealtime: 'LUNCH' },
        { serviceDate, mealtime: 'DINNER' },
        { serviceDate: '2026-11-21', mealtime: 'LUNCH' },
        { serviceDate: '2026-11-22', mealtime: 'LUNCH' },
      ],
      unchangedCount: 0,
      errors: [],
    });
    expect(await menus()).toHaveLength(1);
    expect(await take(content)).toMatchObject({ mealCount: 5 });
    expect(await menus()).toEqual([
      { serviceDate, mealtime: 'DINNER', dishIds: [], contents: [] },
      {
        serviceDate,
        mealtime: 'LUNCH',
        dishIds: [tiffin.id, biryani.id],
        contents: [{ dishId: tiffin.id, text: 'Rajma, rice' }],
      },
      {
        serviceDate: '2026-11-21',
        mealtime: 'LUNCH',
        dishIds: [tiffin.id, dal.id],
        contents: [{ dishId: tiffin.id, text: 'Kadhi, rice' }],
      },
      { serviceDate: '2026-11-22', mealtime: 'LUNCH', dishIds: [biryani.id], contents: [] },
    ]);
  });

  test('and keeps what is in her tiffin where the file has no column for it', async () => {
    const contents = [{ dishId: tiffin.id, text: 'Rajma, rice' }];
    await publish(cook, { ...menuFor(fridaysLunch, [tiffin]), contents });
    expect(await take('date,meal,dishes\n2026-11-20,lunch,Ghar ka Tiffin; Biryani')).toMatchObject({
      mealCount: 1,
    });
    expect(await menus()).toMatchObject([{ dishIds: [tiffin.id, biryani.id], contents }]);
  });

  test('and reads which orders have what was in it before, while those without get it', async () => {
    const meera = await marketplace.customer('Meera Iyer');
    const order = () => ({
      ...anOrder(kitchen),
      lines: [{ dishId: tiffin.id, quantity: 1 }],
      expectedTotalCents: 850,
      ...fridaysLunch,
    });
    const early = await placeOrder(meera, order());
    await take(file('2026-11-20,lunch,usual,Rajma'));
    const { order: read } = await meera.graphql(
      'query ($id: ID!) { order(id: $id) { lines { mealContent } } }',
      { id: early.id },
    );
    expect(read.lines).toEqual([{ mealContent: 'Rajma' }]);
    expect(await take(file('2026-11-20,lunch,usual,Kadhi'))).toMatchObject({
      orderedContents: [{ mealContent: 'Rajma', orders: 1 }],
    });
  });
});

test('every wrong row is named with its line, and nothing is published', async () => {
  const content = file(
    '2026-11-20,lunch,Biryani,',
    'tomorrow,lunch,Biryani,',
    '2026-11-20,brunch,Biryani,',
    '2026-11-20,dinner,Pasta,',
    '2026-11-20,lunch,usual,',
    '2026-11-16,lunch,Biryani,',
    '2026-11-17,breakfast,Biryani,',
    '2027-01-12,lunch,Biryani,',
    '2026-11-23,lunch,,',
    '2026-11-24,lunch,Biryani,Rajma',
    `2026-11-25,lunch,Ghar ka Tiffin,${'x'.repeat(201)}`,
  );
  const expected = [
    [3, 'date', 'Please write a date such as 2026-11-27'],
    [4, 'meal', '"brunch" is not a meal we know'],
    [5, 'dishes', '"Pasta" is not on your menu'],
    [6, 'meal', 'This meal is in row 2 already'],
    [7, 'date', 'This day is over. Delete this row'],
    [8, 'date', 'Orders for this meal have closed, so its menu stays. Delete this row'],
    [9, 'date', 'Menus can be published up to 8 weeks ahead.'],
    [10, 'dishes', 'Please write dishes, usual or nothing'],
    [
      11,
      'in ghar ka tiffin',
      'This dish is not cooked for this meal. Add it to the dishes, or empty this cell',
    ],
    [12, 'in ghar ka tiffin', 'Please use at most 200 characters.'],
  ].map(([row, column, message]) => ({ row, column, message }));
  expect(await preview(content)).toMatchObject({ changed: [fridaysLunch], errors: expected });
  expect(await take(content)).toMatchObject({ __typename: 'MenuRowsInvalid', errors: expected });
  expect(await menus()).toEqual([]);
});

test.each([
  ['date,dishes\n2026-11-20,Biryani', 'The first row lacks the column "meal".'],
  [heading, 'There is no meal in this file.'],
  [`${heading}\n2026-11-20,lunch,"Biryani`, expect.stringContaining('This is no CSV file')],
  [file(...Array.from({ length: 169 }, () => '2026-11-20,lunch,usual,')), 'A file can have up to 168 meals.'],
  [`${heading}\n${' '.repeat(2 * 1024 * 1024)}`, 'A file of menus has at most 2 MB.'],
])('a file that is none is refused: %#', async (content, message) => {
  expect(await preview(content)).toMatchObject({ code: 'INVALID_MENU_FILE', message });
});

test('a column of a dish that is no tiffin of the day, and a meal that she does not cook, are faults', async () => {
  const { saveClosure } = await cook.graphql(
    `mutation { saveClosure(input: { firstDay: "2026-11-26", lastDay: "2026-11-26", reason: "Thanksgiving", version: 1 }) {
      __typename } }`,
  );
  expect(saveClosure).toEqual({ __typename: 'CookingWeek' });
  const content = 'date,meal,dishes,in Biryani\n2026-11-20,lunch,Biryani,Rice\n2026-11-26,lunch,Biryani,';
  expect(await preview(content)).toMatchObject({
    errors: [
      { row: 2, column: 'in biryani', message: 'No tiffin of the day on your menu has this name' },
      { row: 3, column: 'meal', message: expect.stringContaining('You do not cook this meal on this day') },
    ],
  });
});

test('dishes with one name are a fault, but not in a menu that stays', async () => {
  const another = await asha.saveDish(aDish(categoryId, { name: 'biryani' }));
  await publish(cook, menuFor(fridaysLunch, [biryani, another]));
  const content = file('2026-11-20,lunch,Biryani; biryani,', '2026-11-21,lunch,Biryani,');
  expect(await preview(content)).toMatchObject({
    unchangedCount: 1,
    errors: [{ row: 3, column: 'dishes', message: expect.stringContaining('Several dishes') }],
  });
});

test('a kitchen that is not approved has no menus to send', async () => {
  const newcomer = await marketplace.kitchenOwner('Nila Bose', { status: 'pending' });
  expect(await take(file('2026-11-20,lunch,usual,'), newcomer.cook)).toMatchObject({ code: 'MENU_NOT_OPEN' });
});

test('a file of nothing but many rows is refused before they are read', async () => {
  const content = `date,meal,dishes\n${'\n'.repeat(1_900_000)}`;
  expect(await preview(content)).toMatchObject({
    code: 'INVALID_MENU_FILE',
    message: expect.stringContaining('5000 rows'),
  });
});
