import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acts } from '../admin-work.ts';
import type { TestKitchen } from '../builders/a-kitchen.ts';
import { anOrder, cancelOrder } from '../builders/an-order.ts';
import {
  type CardMarketplace,
  dueOrder,
  freshDay,
  openCardMarketplace,
  paidOrder,
  refundsAreSent,
  startPayment,
} from '../card-provider/card-marketplace.ts';
import { cancelByKitchen, moveOrder, moveOrders, undoOrderMove } from '../kitchen-work.ts';
import { menuFor, publish } from '../meal-menus.ts';
import { aDish, OwnMenuActs } from '../own-menu.ts';
import { Poller, polledOrders } from '../poller.ts';
import { tuesdayDinner } from '../still-clock.ts';
import type { Visitor } from '../visitor.ts';

let place: CardMarketplace;
let kitchen: TestKitchen;
let pollers: Record<string, Poller>;
let [meera, asha, anita]: Visitor[] = [];

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
});
afterAll(() => place.close());
beforeEach(async () => {
  kitchen = await freshDay(place);
  asha = await place.marketplace.cookOf(kitchen);
});

/** From now on the programs of all three see what changes. */
const pollFromNow = async () => {
  anita = await place.marketplace.admin(`Anita Desai ${randomUUID()}`);
  const poller = (reader: Visitor) => new Poller(reader, polledOrders);
  pollers = { Meera: poller(meera!), Asha: poller(asha!), Anita: poller(anita) };
  for (const poller of Object.values(pollers)) await poller.poll();
};

/** What was done is in the next poll of each program, once, and no other order is. */
const expectPolled = async (act: string, ...ids: string[]) => {
  for (const [name, poller] of Object.entries(pollers)) {
    expect((await poller.poll()).sort(), `${act}, as ${name} polls`).toEqual(ids.toSorted());
    expect(await poller.poll(), `${act}, as ${name} polls again`).toEqual([]);
  }
};

const ask = async (visitor: Visitor, act: string, input: string, given: object) => {
  const document = `mutation ($input: ${input}!) { ${act}(input: $input) { __typename ... on Problem { code message } } }`;
  const answer = (await visitor.graphql(document, { input: given }))[act];
  expect(answer.code, `${act}: ${answer.message}`).toBeUndefined();
};

const paymentOf = async (id: string): Promise<string> =>
  (await anita!.graphql('query ($id: ID!) { order(id: $id) { payment { id } } }', { id })).order.payment.id;

test('each act on an order before its meal is found by the next poll', async () => {
  await pollFromNow();
  const order = await paidOrder(place, meera!, kitchen, 2);
  await expectPolled('placed and paid', order.id);

  const paymentId = await paymentOf(order.id);
  const refund = { paymentId, idempotencyKey: randomUUID(), amountCents: 100, reason: 'It came cold.' };
  await ask(anita!, 'refundPayment', 'RefundPaymentInput', refund);
  await expectPolled('refunded in part', order.id);
  await refundsAreSent(place);
  await expectPolled('refund sent', order.id);

  const menu = new OwnMenuActs(asha!);
  const { id, categoryId, name, version } = (await menu.read()).categories[0].dishes[0];
  await menu.saveDish(aDish(categoryId, { id, version, name, priceCents: 900, allergens: ['PEANUTS'] }));
  await expectPolled('allergens of its dish changed', order.id);

  await cancelOrder(meera!, order.id, 'Guests canceled');
  await expectPolled('canceled by its customer', order.id);
  await refundsAreSent(place);
  await expectPolled('rest of the refund sent', order.id);

  const due = await dueOrder(place, meera!, anOrder(kitchen));
  await expectPolled('placed and due', due);
  await startPayment(meera!, due);
  await expectPolled('payment started', due);
  await cancelByKitchen(asha!, due, 'The oven broke.');
  await expectPolled('canceled by its kitchen', due);

  const another = await dueOrder(place, meera!, anOrder(kitchen));
  await anita!.graphql('mutation ($id: ID!) { recordPayment(orderId: $id) { __typename } }', { id: another });
  await expectPolled('placed, and paid to support', another);
  await acts.cancelOrderByAdmin.ask(anita!, { orderId: another, reason: 'Asked by phone.' });
  await expectPolled('canceled by an admin', another);
});

test('each act on an order from its meal on is found by the next poll', async () => {
  const { id, intentId } = await paidOrder(place, meera!, kitchen);
  place.marketplace.clock.moveTo(tuesdayDinner);
  asha = await place.marketplace.cookOf(kitchen);
  await pollFromNow();
  await moveOrder(asha, id, 'PLACED', 'PREPARING');
  await expectPolled('preparing', id);
  await undoOrderMove(asha, id, 'PREPARING');
  await expectPolled('step undone', id);
  for (const status of ['PREPARING', 'READY', 'DELIVERED']) {
    await moveOrders(asha, [id], status);
    await expectPolled(status, id);
  }

  await ask(meera!, 'reportOrderIssue', 'ReportOrderIssueInput', { orderId: id, reason: 'MISSING_DISHES' });
  await expectPolled('problem reported', id);
  await anita!.graphql('mutation ($id: ID!) { handleOrderIssue(orderId: $id) { __typename } }', { id });
  await expectPolled('problem handled', id);
  for (const rating of [2, 4]) {
    await ask(meera!, 'writeReview', 'ReviewInput', { orderId: id, rating });
    await expectPolled(`reviewed with ${rating} stars`, id);
  }

  const disputed = place.provider.disputes.open(intentId, 900);
  await place.provider.webhooks.settled();
  await expectPolled('disputed', id);
  place.provider.disputes.decide(disputed, 'lost');
  await place.provider.webhooks.settled();
  await expectPolled('dispute lost', id);
});

test('what is in a tiffin of the day, written after it was ordered, is found by the next poll', async () => {
  await pollFromNow();
  const menu = new OwnMenuActs(asha!);
  const { categories } = await menu.read();
  const given = { name: 'Ghar ka Tiffin', isTiffinOfTheDay: true };
  const tiffin = await menu.saveDish(aDish(categories[0].id, given));
  const friday = { serviceDate: '2026-11-20', mealtime: 'LUNCH' };
  const ordered = await dueOrder(place, meera!, {
    ...anOrder(kitchen),
    ...friday,
    lines: [{ dishId: tiffin.id, quantity: 1 }],
    expectedTotalCents: 850,
  });
  await expectPolled('placed', ordered);
  const contents = [{ dishId: tiffin.id, text: 'Rajma, jeera rice' }];
  expect(await publish(asha!, { ...menuFor(friday, [tiffin]), contents })).toMatchObject({ mealCount: 1 });
  await expectPolled('content written', ordered);
});

test('every table with a row of an order moves its time, or is read elsewhere', async () => {
  const elsewhere = [
    'ledger_entries',
    'notifications',
    'provider_failures',
    'sandbox_payments',
    'support_notes',
    'tiffin_plan_days',
    'unmatched_payments',
  ];
  const tables = await place.marketplace.sql.rows<{ name: string; movesOrder: boolean }>(
    `select c.table_name as name, exists (select from pg_trigger where tgrelid = c.table_name::regclass
       and tgname = c.table_name || '_update_order') as "movesOrder"
     from information_schema.columns c where c.table_schema = 'public' and c.column_name = 'order_id'
     order by c.table_name`,
  );
  expect(tables.filter(({ movesOrder }) => !movesOrder).map(({ name }) => name)).toEqual(elsewhere);
});
