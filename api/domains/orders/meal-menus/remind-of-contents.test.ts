import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aSession } from '../../../testing/builders/a-person.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { menuFor, publish } from '../../../testing/meal-menus.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { remindOfContents } from './remind-of-contents.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let meera: Visitor;
let tiffin: { id: string };
let dal: { id: string };

/** Orders for it close at ten on Friday. */
const fridaysLunch = { serviceDate: '2026-11-20', mealtime: 'LUNCH' };
/** Orders for it close at eight on Thursday evening. */
const fridaysBreakfast = { serviceDate: '2026-11-20', mealtime: 'BREAKFAST' };
const thursdayEvening = '2026-11-20T02:00:00Z';
const aSecondBefore = '2026-11-20T01:59:59Z';

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users', 'notifications');
  ({ kitchen, cook } = await marketplace.kitchenOwner('Asha Rao'));
  meera = await marketplace.customer('Meera Iyer');
  const asha = new OwnMenuActs(cook);
  const categoryId = (await asha.read()).categories[0].id;
  tiffin = await asha.saveDish(aDish(categoryId, { name: 'Ghar ka Tiffin', isTiffinOfTheDay: true }));
  dal = await asha.saveDish(aDish(categoryId, { name: 'Dal Makhani' }));
});

const order = (dish: { id: string }, meal: object = fridaysLunch) =>
  placeOrder(meera, {
    ...anOrder(kitchen),
    lines: [{ dishId: dish.id, quantity: 1 }],
    expectedTotalCents: 850,
    ...meal,
  });
const writeContent = () =>
  publish(cook, {
    ...menuFor(fridaysLunch, [tiffin, dal]),
    contents: [{ dishId: tiffin.id, text: 'Rajma, jeera rice' }],
  });
/** What the job does every ten minutes. */
const remindedAt = async (moment: string): Promise<void> => {
  marketplace.clock.moveTo(moment);
  await remindOfContents(marketplace.services);
};
/** Asha's reminders; she signs in again, because nothing happened for long. */
const reminders = async () => {
  await notificationsSent(marketplace);
  cook.cookies.set('session', await aSession(marketplace, kitchen.userId));
  const { notifications } = await cook.graphql(
    '{ notifications(first: 50) { nodes { type title message translations { title message } } } }',
  );
  return notifications.nodes.filter(({ type }: { type: string }) => type === 'CONTENTS_UNWRITTEN');
};

describe("Asha is reminded to write what is in Friday's tiffin", () => {
  test('on Thursday at six, in both languages', async () => {
    await order(tiffin);
    await remindedAt(aSecondBefore);
    expect(await reminders()).toEqual([]);
    await remindedAt(thursdayEvening);
    expect(await reminders()).toEqual([
      {
        type: 'CONTENTS_UNWRITTEN',
        title: "What's in your tiffin of the day?",
        message:
          'It is ordered for lunch on Fri, Nov 20, but customers cannot see what is in it yet. You can write it until ' +
          'orders for this meal close.',
        translations: [
          {
            title: 'आपके "आज का टिफ़िन" में क्या है?',
            message: expect.stringContaining('शुक्र, 20 नव॰, दोपहर का खाना'),
          },
        ],
      },
    ]);
  });

  test('once, whatever is ordered later, by however many processes', async () => {
    await Promise.all([order(tiffin), order(tiffin), order(tiffin, { ...fridaysLunch, mealtime: 'DINNER' })]);
    marketplace.clock.moveTo(thursdayEvening);
    await Promise.all([1, 2, 3].map(() => remindOfContents(marketplace.services)));
    await order(tiffin);
    await remindedAt('2026-11-20T15:00:00Z');
    expect(await reminders()).toHaveLength(2);
  });

  test('two hours before orders close at least', async () => {
    await order(tiffin, fridaysBreakfast);
    await remindedAt(thursdayEvening);
    expect(await reminders()).toHaveLength(1);
  });

  test('an evening earlier, when orders close too early for that', async () => {
    await marketplace.sql.rows('update mealtime_plans set cut_off_minutes = -300');
    await order(tiffin);
    await remindedAt('2026-11-19T01:59:59Z');
    expect(await reminders()).toEqual([]);
    await remindedAt('2026-11-19T02:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });

  test('in the morning, of what was ordered at night', async () => {
    marketplace.clock.moveTo('2026-11-20T10:00:00Z');
    await order(tiffin);
    await remindedAt('2026-11-20T14:59:59Z');
    expect(await reminders()).toEqual([]);
    await remindedAt('2026-11-20T15:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });
});

describe('Asha is not reminded', () => {
  test('of what she wrote, of other dishes, and of what was canceled', async () => {
    await order(dal);
    const { id } = await order(tiffin, { ...fridaysLunch, mealtime: 'DINNER' });
    await cancelOrder(meera, id);
    await order(tiffin);
    await writeContent();
    await remindedAt(thursdayEvening);
    expect(await reminders()).toEqual([]);
  });

  test('of a tiffin that is not ordered, nor once orders have closed', async () => {
    await remindedAt(thursdayEvening);
    await order(tiffin);
    await remindedAt('2026-11-20T18:00:00Z');
    expect(await reminders()).toEqual([]);
  });
});

test('reminders are forgotten once the day is over', async () => {
  await order(tiffin);
  await remindedAt(thursdayEvening);
  await remindedAt('2026-11-22T02:00:00Z');
  expect(await marketplace.sql.rows('select 1 from meal_content_reminders')).toEqual([]);
});
