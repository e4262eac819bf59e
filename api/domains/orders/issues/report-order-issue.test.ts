import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { tuesdayDinner, tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let [asha, meera]: Visitor[] = [];

beforeAll(async () => {
  marketplace = await Marketplace.open();
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  kitchen = await aKitchen(marketplace, await aCity(marketplace));
  asha = await marketplace.cookOf(kitchen);
});

const document = `mutation ($input: ReportOrderIssueInput!) { reportOrderIssue(input: $input) { __typename
  ... on Order { issue { reason words reportedAt } viewerCanReportIssue } ... on Problem { code message field } } }`;
const report = async (customer: Visitor, orderId: string, reason: string, words?: string) =>
  (await customer.graphql(document, { input: { orderId, reason, words } })).reportOrderIssue;
const seenBy = async (reader: Visitor, id: string) =>
  (
    await reader.graphql(
      'query ($id: ID!) { order(id: $id) { issue { reason words } viewerCanReportIssue } }',
      { id },
    )
  ).order;

describe('Meera reports a problem', () => {
  test('that the kitchen, admins and she herself see, and both sides are notified of', async () => {
    const { id, orderNumber } = await placeOrder(meera!, anOrder(kitchen));
    marketplace.clock.moveTo(tuesdayDinner);
    await deliver(marketplace, id);
    expect(await seenBy(meera!, id)).toEqual({ issue: null, viewerCanReportIssue: true });
    expect(await report(meera!, id, 'MISSING_DISHES', ' One dosa, not two. ')).toEqual({
      __typename: 'Order',
      issue: {
        reason: 'MISSING_DISHES',
        words: 'One dosa, not two.',
        reportedAt: '2026-11-18T02:00:00.000Z',
      },
      viewerCanReportIssue: false,
    });
    // Admins are signed out after half an hour without a request.
    const anita = await marketplace.admin('Anita Desai');
    for (const reader of [meera!, asha!, anita]) {
      expect((await seenBy(reader, id)).issue).toEqual({
        reason: 'MISSING_DISHES',
        words: 'One dosa, not two.',
      });
    }
    await notificationsSent(marketplace);
    const messages = await marketplace.sql.rows<{ message: string }>(
      "select message from notifications where type = 'ISSUE_REPORTED' order by user_id = $1 desc",
      [meera!.userId],
    );
    expect(messages.map(({ message }) => message)).toEqual([
      `Asha's Kitchen and our support team have your report about order ${orderNumber}. We'll contact you.`,
      `Order ${orderNumber} for dinner on Tue, Nov 17: Dishes were missing. “One dosa, not two.”`,
    ]);
    expect(marketplace.warnings.at(-1)).toMatchObject({ msg: 'order issue reported', orderNumber });
  });

  test('once, also when she sends it 10 times at the same time', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    await deliver(marketplace, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(meera!, id, 'NOT_ARRIVED')));
    expect(answers.filter(({ __typename }) => __typename === 'Order')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ISSUE_ALREADY_REPORTED')).toHaveLength(9);
  });

  test('also when it should be there and the kitchen never sent it', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    const tooEarly = { code: 'ISSUE_NOT_REPORTABLE', field: 'orderId' };
    expect(await report(meera!, id, 'NOT_ARRIVED')).toMatchObject(tooEarly);
    marketplace.clock.moveTo('2026-11-18T04:00:01Z');
    expect(await report(meera!, id, 'NOT_ARRIVED')).toMatchObject({ issue: { reason: 'NOT_ARRIVED' } });
  });

  test('within a week of the meal', async () => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    await deliver(marketplace, id);
    marketplace.clock.moveTo('2026-11-25T04:00:01Z');
    expect(await seenBy(meera!, id)).toMatchObject({ viewerCanReportIssue: false });
    expect(await report(meera!, id, 'POOR_QUALITY')).toMatchObject({ code: 'ISSUE_NOT_REPORTABLE' });
  });

  test.each([
    ['OTHER', undefined],
    ['OTHER', ' \u200b\u2800 '],
    ['NOT_ARRIVED', 'x'.repeat(301)],
    ['NOT_ARRIVED', 'a\u0000b'],
  ])('but not %s with the words %j', async (reason, words) => {
    const { id } = await placeOrder(meera!, anOrder(kitchen));
    await deliver(marketplace, id);
    expect(await report(meera!, id, reason, words)).toMatchObject({ code: 'INVALID_INPUT', field: 'words' });
  });
});

test('no one else reports one', async () => {
  const { id } = await placeOrder(meera!, anOrder(kitchen));
  await deliver(marketplace, id);
  const ravi = await marketplace.customer('Ravi Menon');
  for (const unknown of [id, crypto.randomUUID(), "' or true"]) {
    expect(await report(ravi, unknown, 'NOT_ARRIVED')).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  }
  const input = { orderId: id, reason: 'NOT_ARRIVED' };
  expect(await asha!.refusal(document, { input })).toBe('FORBIDDEN');
  expect(await marketplace.anonymous().refusal(document, { input })).toBe('UNAUTHENTICATED');
});
