import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { billsMade, nextSaturdayAtNine, openBillOf } from '../../../testing/builders/a-tiffin-bill.ts';
import {
  changeDish,
  changeFirstDish,
  lunchesOf,
  onlyAshasKitchen,
  ordersPlaced,
  TiffinPlanActs,
} from '../../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { kitchensWithPlans, notePriceRises } from './note-price-rises.ts';

/** Asha raises her price on Tuesday, November 17: the first bill a week later is that of Saturday, November 28. */
const lastDayBefore = '2026-11-27';
const firstDayOfRise = '2026-11-30';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let ravi: TiffinPlanActs;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  ({ cook, kitchen } = await onlyAshasKitchen(marketplace));
  ravi = new TiffinPlanActs(marketplace, await marketplace.customer('Ravi Menon'));
});

const raiseTo = async (priceCents: number) => {
  await changeFirstDish(cook, { priceCents });
  // What the job does after every change of a menu.
  await notePriceRises(marketplace.services, kitchen.id);
};
/** All days up to the Monday of the rise can be ordered, and are. */
const ordersUntilRise = async () => {
  marketplace.clock.moveTo('2026-11-24T17:00:00Z');
  await ordersPlaced(marketplace);
};
/** Sessions end after two weeks, so that both sign in again. */
const comeBack = async (moment: string) => {
  marketplace.clock.moveTo(moment);
  cook = await marketplace.cookOf(kitchen);
  ravi = new TiffinPlanActs(marketplace, await marketplace.cookOf(ravi.customer));
};
const paidOn = async (id: string, day: string) => (await ravi.day(id, day)).order?.total.cents;
const riseOf = async (id: string) =>
  (
    await ravi.customer.graphql(
      'query ($id: ID!) { tiffinPlan(id: $id) { rise { total { text } from needsConsent } } }',
      { id },
    )
  ).tiffinPlan.rise;

test('Ravi is notified of a small rise, pays the old price until the day named, and the new one from then on', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(980);
  expect(await riseOf(id)).toEqual({ total: { text: '$9.80' }, from: firstDayOfRise, needsConsent: false });
  expect((await ravi.notices())[0]!.message).toBe(
    "From Mon, Nov 30 on, your lunch from Asha Rao's Kitchen costs $9.80 instead of $9.00. Your plan continues at that price. You can stop it at any time under Tiffin plans.",
  );
  await ordersUntilRise();
  expect(await paidOn(id, lastDayBefore)).toBe(900);
  expect(await paidOn(id, firstDayOfRise)).toBe(980);
});

test('the bill of that week is the first with the new price', async () => {
  await ravi.start(lunchesOf(kitchen, { weekdays: [1, 2], startsOn: firstDayOfRise }));
  await raiseTo(980);
  marketplace.clock.moveTo(nextSaturdayAtNine);
  await billsMade(marketplace);
  const bill = await openBillOf(ravi.customer);
  expect(bill!.lines.map(({ price }) => price.cents)).toEqual([980, 980]);
});

test('a rise of more than a tenth waits for him from that day on, and costs nothing before he agrees', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(1000);
  expect(await riseOf(id)).toMatchObject({ needsConsent: true });
  await ordersUntilRise();
  expect(await paidOn(id, lastDayBefore)).toBe(900);
  expect(await ravi.day(id, firstDayOfRise)).toMatchObject({ status: 'WAITING', code: 'PRICE_CHANGED' });
  await ravi.agree(id, 1000);
  expect(await riseOf(id)).toBeNull();
  await ordersPlaced(marketplace);
  expect(await paidOn(id, firstDayOfRise)).toBe(1000);
});

test('a meal that will wait for him is billed once he agrees', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [6], startsOn: firstDayOfRise }));
  await raiseTo(1000);
  marketplace.clock.moveTo(nextSaturdayAtNine);
  await billsMade(marketplace);
  expect(await openBillOf(ravi.customer)).toBeUndefined();
  await ravi.agree(id, 1000);
  await billsMade(marketplace);
  expect((await openBillOf(ravi.customer))!.lines).toMatchObject([
    { serviceDate: '2026-12-05', price: { cents: 1000 } },
  ]);
});

test.each([980, 1000])(
  'a meal that he changed before a rise to %i cents is billed once he agrees',
  async price => {
    const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [6], startsOn: firstDayOfRise }));
    const lines = [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }];
    const changed = { planId: id, serviceDate: '2026-12-05', lines };
    await ravi.changeDay({ ...changed, expectedTotalCents: 1800 });
    await raiseTo(price);
    marketplace.clock.moveTo(nextSaturdayAtNine);
    await billsMade(marketplace);
    expect(await openBillOf(ravi.customer)).toBeUndefined();
    expect(await ravi.changeDay({ ...changed, expectedTotalCents: 2 * price })).toMatchObject({ id });
    await billsMade(marketplace);
    expect((await openBillOf(ravi.customer))!.lines).toMatchObject([
      { serviceDate: '2026-12-05', price: { cents: 2 * price } },
    ]);
  },
);

test('a meal that he swapped for a dish that gets dearer is billed once he agrees to its new price', async () => {
  const [, rice] = kitchen.dishes;
  const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [6], startsOn: firstDayOfRise }));
  const swapped = { planId: id, serviceDate: '2026-12-05', lines: [{ dishId: rice!.id, quantity: 1 }] };
  expect(await ravi.changeDay({ ...swapped, expectedTotalCents: 750 })).toMatchObject({ id });
  await changeDish(cook, 1, { priceCents: 760 });
  marketplace.clock.moveTo(nextSaturdayAtNine);
  await billsMade(marketplace);
  expect(await openBillOf(ravi.customer)).toBeUndefined();
  expect(await ravi.changeDay({ ...swapped, expectedTotalCents: 760 })).toMatchObject({ id });
  await billsMade(marketplace);
  expect((await openBillOf(ravi.customer))!.lines).toMatchObject([
    { serviceDate: '2026-12-05', price: { cents: 760 } },
  ]);
});

test('a meal that he changed while the menu was cheaper is billed as he agreed to it', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen, { weekdays: [6], startsOn: firstDayOfRise }));
  await raiseTo(800);
  const lines = [{ dishId: kitchen.dishes[0]!.id, quantity: 2 }];
  await ravi.changeDay({ planId: id, serviceDate: '2026-12-05', lines, expectedTotalCents: 1600 });
  marketplace.clock.moveTo(nextSaturdayAtNine);
  await billsMade(marketplace);
  expect((await openBillOf(ravi.customer))!.lines).toMatchObject([{ price: { cents: 1600 } }]);
});

test('two small rises that are a large one together are asked about', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(980);
  await raiseTo(1060);
  expect(await riseOf(id)).toMatchObject({ total: { text: '$10.60' }, needsConsent: true });
});

test('who agreed before rises had notice is asked about small ones too', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await marketplace.sql.rows('update tiffin_plans set allows_small_rises = false');
  await raiseTo(980);
  expect(await riseOf(id)).toMatchObject({ needsConsent: true });
  await ordersUntilRise();
  expect(await ravi.day(id, firstDayOfRise)).toMatchObject({ status: 'WAITING', code: 'PRICE_CHANGED' });
});

test('a price that falls again is paid at once', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(980);
  await raiseTo(850);
  await ordersUntilRise();
  for (const day of [lastDayBefore, firstDayOfRise]) expect(await paidOn(id, day)).toBe(850);
});

test('a rise after a fall has a notice of its own', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(980);
  await raiseTo(900);
  expect(await riseOf(id)).toBeNull();
  await comeBack('2026-12-01T17:00:00Z');
  await raiseTo(975);
  await ordersPlaced(marketplace);
  expect(await paidOn(id, '2026-12-02')).toBe(900);
  expect(await riseOf(id)).toMatchObject({ total: { text: '$9.75' }, from: '2026-12-14' });
});

test('a second rise leaves the first one in force until its own day', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(960);
  await comeBack('2026-12-01T17:00:00Z');
  await raiseTo(985);
  expect((await ravi.notices())[0]!.message).toContain('costs $9.85 instead of $9.60');
  await ordersPlaced(marketplace);
  expect(await paidOn(id, '2026-12-02')).toBe(960);
  expect((await ravi.read(id)).total.cents).toBe(960);
  await comeBack('2026-12-10T17:00:00Z');
  await ordersPlaced(marketplace);
  expect(await paidOn(id, '2026-12-11')).toBe(960);
  expect(await paidOn(id, '2026-12-14')).toBe(985);
});

test('a price typed by mistake and corrected leaves no trace', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(9000);
  await raiseTo(940);
  expect(await riseOf(id)).toEqual({ total: { text: '$9.40' }, from: firstDayOfRise, needsConsent: false });
  await ordersUntilRise();
  expect(await paidOn(id, firstDayOfRise)).toBe(940);
});

test('another note to the cook keeps the price and the notice, another dish does not', async () => {
  const plan = lunchesOf(kitchen);
  const { id } = await ravi.start(plan);
  await raiseTo(980);
  const { weekdays, lines } = plan;
  const change = { planId: id, weekdays, lines, weekdayAddresses: [], hasConsented: true };
  const note = 'Less salt, please';
  expect(await ravi.change({ ...change, note, expectedTotalCents: 900 })).toMatchObject({ note });
  expect(await riseOf(id)).toMatchObject({ from: firstDayOfRise });
  const forTwo = lines.map(line => ({ ...line, quantity: 2 }));
  expect(await ravi.change({ ...change, lines: forTwo, expectedTotalCents: 1800 })).toMatchObject({
    code: 'PRICE_CHANGED',
  });
  await ravi.change({ ...change, lines: forTwo, expectedTotalCents: 1960 });
  expect(await riseOf(id)).toBeNull();
});

test('a lost job is made up for: the kitchen of every plan is known', async () => {
  expect(await kitchensWithPlans(marketplace.services)).toEqual([]);
  await ravi.start(lunchesOf(kitchen));
  expect(await kitchensWithPlans(marketplace.services)).toEqual([kitchen.id]);
});

test('one dish gets dearer and another cheaper, and the meal costs the same', async () => {
  const [first, second] = kitchen.dishes;
  const lines = [first, second].map(dish => ({ dishId: dish!.id, quantity: 1 }));
  const { id } = await ravi.start(lunchesOf(kitchen, { lines, expectedTotalCents: 900 + 750 }));
  await marketplace.sql.rows('update dishes set price_cents = 650 where id = $1', [second!.id]);
  await raiseTo(1000);
  expect(await riseOf(id)).toBeNull();
  await ordersPlaced(marketplace);
  expect(await paidOn(id, '2026-11-18')).toBe(1650);
});

test('a week that is announced keeps its price, however often Asha raises hers meanwhile', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(960);
  marketplace.clock.moveTo('2026-11-25T17:00:00Z');
  await raiseTo(961);
  expect(await riseOf(id)).toMatchObject({ total: { text: '$9.60' }, from: firstDayOfRise });
  await ordersPlaced(marketplace);
  expect(await paidOn(id, firstDayOfRise)).toBe(960);
});

test('meals that wait for consent go on waiting when the price rises further', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(1200);
  await comeBack('2026-12-01T17:00:00Z');
  await ordersPlaced(marketplace);
  const refused = async () =>
    (await ravi.notices()).filter(({ type }) => type === 'TIFFIN_DAY_REFUSED').length;
  const before = await refused();
  await raiseTo(1201);
  marketplace.clock.forward({ minutes: 11 });
  await ordersPlaced(marketplace);
  expect(await ravi.day(id, '2026-12-02')).toMatchObject({
    status: 'WAITING',
    code: 'PRICE_CHANGED',
    reason: expect.stringContaining('$12.01'),
  });
  expect(await refused()).toBe(before);
  expect(await riseOf(id)).toMatchObject({ total: { text: '$12.01' }, from: firstDayOfRise });
});

test('a large rise that becomes a small one has a notice and a day of its own', async () => {
  const { id } = await ravi.start(lunchesOf(kitchen));
  await raiseTo(1200);
  await comeBack('2026-12-01T17:00:00Z');
  await ordersPlaced(marketplace);
  expect((await ravi.day(id, '2026-12-02')).status).toBe('WAITING');
  await raiseTo(980);
  expect(await riseOf(id)).toEqual({ total: { text: '$9.80' }, from: '2026-12-14', needsConsent: false });
  expect((await ravi.notices())[0]!.message).toContain('Your plan continues at that price.');
  marketplace.clock.forward({ minutes: 11 });
  await ordersPlaced(marketplace);
  expect(await paidOn(id, '2026-12-02')).toBe(900);
});

test('who changes a note while the menu is cheaper agrees to the price that is shown', async () => {
  const plan = lunchesOf(kitchen);
  const { id } = await ravi.start(plan);
  await raiseTo(850);
  const { weekdays, lines } = plan;
  const change = { planId: id, weekdays, lines, weekdayAddresses: [], hasConsented: true };
  const changed = await ravi.change({ ...change, note: 'Less salt', expectedTotalCents: 850 });
  expect(changed).toMatchObject({ total: { cents: 850 } });
  await raiseTo(900);
  expect(await riseOf(id)).toMatchObject({ total: { text: '$9.00' }, from: firstDayOfRise });
});
