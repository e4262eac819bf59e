import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  dueOrder,
  freshDay,
  heldOrder,
  openCardMarketplace,
} from '../../../testing/card-provider/card-marketplace.ts';
import { cards } from '../../../testing/card-provider/fake-accounts.ts';
import { cancelByKitchen } from '../../../testing/kitchen-work.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { tuesdayCutOff } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let place: CardMarketplace;
let kitchen: TestKitchen;
let asha: Visitor;
let [meera, ravi]: Visitor[] = [];

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  ravi = await place.marketplace.customer('Ravi Menon');
});
afterAll(() => place.close());
beforeEach(async () => {
  kitchen = await freshDay(place);
  asha = await place.marketplace.cookOf(kitchen);
});

const [justBefore, atTen, atHalfPast] = [
  '2026-11-17T22:55:00Z',
  '2026-11-17T23:10:00Z',
  '2026-11-17T23:30:00Z',
];
const at = (moment: string) => place.marketplace.clock.moveTo(moment);
const document = `{ prepSheet(serviceDate: "2026-11-17", mealtime: DINNER) {
  orders { id }
  supplement {
    cutOffAt
    dishes { dishName added canceled }
    changes { kind at order { id status canceledBy cancellationReason customer { firstName }
      lines { dishName quantity } } }
    reopenedOrders { id reopenedAt lines { dishName allergens addedAllergens } }
  } } }`;
const supplementFor = async (cook: Visitor) => (await cook.graphql(document)).prepSheet.supplement;
const ordered = (customer: Visitor, quantity = 1) => dueOrder(place, customer, anOrder(kitchen, quantity));
const nothing = { cutOffAt: '2026-11-17T23:00:00.000Z', dishes: [], changes: [], reopenedOrders: [] };
const change = async (given: Record<string, unknown>) => {
  const menu = new OwnMenuActs(asha);
  const { id, categoryId, name, version, price } = (await menu.read()).categories[0].dishes[0]!;
  return menu.saveDish(aDish(categoryId, { id, version, name, priceCents: price.cents, ...given }));
};

test('before the cut-off the sheet has no supplement; after it, one that says that nothing changed', async () => {
  const canceled = await ordered(meera!, 2);
  await ordered(ravi!);
  await cancelOrder(meera!, canceled);
  expect(await supplementFor(asha)).toBeNull();
  at(tuesdayCutOff);
  expect(await supplementFor(asha)).toEqual(nothing);
});

test('a meal that Asha does not cook has none', async () => {
  await place.marketplace.sql.rows("delete from mealtime_plans where mealtime = 'DINNER'");
  at(atTen);
  expect(await supplementFor(asha)).toBeNull();
});

test('Asha gives up the order of Meera after the cut-off, and her staff reads what falls away', async () => {
  const id = await ordered(meera!, 3);
  await ordered(ravi!);
  at(atTen);
  await cancelByKitchen(asha, id, 'The stove broke');
  expect(await supplementFor(asha)).toEqual({
    ...nothing,
    dishes: [{ dishName: 'Masala Dosa', added: 0, canceled: 3 }],
    changes: [
      {
        kind: 'CANCELED',
        at: '2026-11-17T23:10:00.000Z',
        order: {
          id,
          status: 'CANCELED',
          canceledBy: 'SUPPLIER',
          cancellationReason: 'The stove broke',
          customer: { firstName: 'Meera' },
          lines: [{ dishName: 'Masala Dosa', quantity: 3 }],
        },
      },
    ],
  });
});

test('Ravi holds plates before the cut-off and pays after it: they are added, and canceled again by support', async () => {
  at(justBefore);
  const held = await heldOrder(ravi!, kitchen, 2);
  const paidBefore = await heldOrder(meera!, kitchen);
  place.provider.payments.confirm(paidBefore.intentId, cards.good);
  await place.provider.webhooks.settled();
  at('2026-11-17T23:02:00Z');
  place.provider.payments.confirm(held.intentId, cards.good);
  await place.provider.webhooks.settled();
  const added = { kind: 'ADDED', at: '2026-11-17T23:02:00.000Z', order: { id: held.id } };
  expect(await supplementFor(asha)).toMatchObject({
    dishes: [{ dishName: 'Masala Dosa', added: 2, canceled: 0 }],
    changes: [added],
  });

  at(atTen);
  const support = await place.marketplace.admin('Lena', 'SUPPORT');
  await support.graphql(
    `mutation ($id: ID!) { cancelOrderByAdmin(input: { orderId: $id, reason: "Ordered twice by mistake" }) {
       __typename } }`,
    { id: held.id },
  );
  expect(await supplementFor(asha)).toMatchObject({
    dishes: [{ dishName: 'Masala Dosa', added: 2, canceled: 2 }],
    changes: [
      { ...added, order: { id: held.id, canceledBy: 'ADMIN' } },
      { kind: 'CANCELED', at: '2026-11-17T23:10:00.000Z', order: { id: held.id } },
    ],
  });
});

describe('Asha adds an allergen', () => {
  test('before the cut-off, which the sheet already says, and another one after it', async () => {
    const id = await ordered(meera!);
    await change({ allergens: ['MILK', 'SOY'] });
    at(tuesdayCutOff);
    expect(await supplementFor(asha)).toEqual(nothing);
    at(atTen);
    await change({ allergens: ['MILK', 'SOY', 'PEANUTS'] });
    expect(await supplementFor(asha)).toEqual({
      ...nothing,
      reopenedOrders: [
        {
          id,
          reopenedAt: '2026-11-17T23:10:00.000Z',
          lines: [{ dishName: 'Masala Dosa', allergens: ['MILK'], addedAllergens: ['SOY', 'PEANUTS'] }],
        },
      ],
    });
  });

  test('and Meera, who may cancel since, does: her order falls away', async () => {
    const id = await ordered(meera!);
    at(atTen);
    await change({ allergens: ['MILK', 'PEANUTS'] });
    at(atHalfPast);
    await cancelOrder(meera!, id, 'I cannot eat peanuts');
    expect(await supplementFor(asha)).toMatchObject({
      changes: [{ kind: 'CANCELED', at: '2026-11-17T23:30:00.000Z', order: { canceledBy: 'CUSTOMER' } }],
      reopenedOrders: [],
    });
  });
});

test('the cut-off is the one that Asha plans by now', async () => {
  const id = await ordered(meera!);
  await place.marketplace.sql.rows(
    "update mealtime_plans set cut_off_minutes = 8 * 60 where mealtime = 'DINNER'",
  );
  expect(await supplementFor(asha)).toMatchObject({
    cutOffAt: '2026-11-17T16:00:00.000Z',
    changes: [{ kind: 'ADDED', order: { id } }],
  });
});

test('no other cook and no other meal has part of it', async () => {
  const id = await ordered(meera!);
  at(atTen);
  await cancelByKitchen(asha, id, 'The stove broke');
  const { cook: gauri } = await place.marketplace.kitchenOwner('Gauri Das');
  expect(await supplementFor(gauri)).toEqual(nothing);
  const { prepSheet } = await asha.graphql(
    '{ prepSheet(serviceDate: "2026-11-17", mealtime: LUNCH) { supplement { changes { id } } } }',
  );
  expect(prepSheet.supplement).toEqual({ changes: [] });
  expect(await meera!.refusal(document)).toBe('FORBIDDEN');
});

test('an order is in it once for each change, with at most one hundred orders', async () => {
  const id = await ordered(meera!);
  at(atTen);
  await cancelByKitchen(asha, id, 'The stove broke');
  await place.marketplace.sql.rows(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
       'order_number', 'T-' || n, 'idempotency_key', gen_random_uuid()))).* from orders o, generate_series(1, 120) n`,
  );
  await place.marketplace.sql.rows(
    `insert into order_lines select (jsonb_populate_record(line, jsonb_build_object('order_id', o.id))).*
     from order_lines line, orders o where o.id <> line.order_id`,
  );
  const { changes } = await supplementFor(asha);
  expect(changes).toHaveLength(100);
});
