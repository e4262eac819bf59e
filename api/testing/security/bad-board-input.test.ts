import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, placeOrder } from '../builders/an-order.ts';
import {
  cancelByKitchenDocument,
  moveOrderDocument,
  moveOrdersDocument,
  tickPrepDishDocument,
  undoOrderMoveDocument,
} from '../kitchen-work.ts';
import { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import { oddities, telltale, withOneOdd } from './oddities.ts';

let marketplace: Marketplace;
let cook: Visitor;
let orderId: string;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  const asha = await marketplace.kitchenOwner('Asha Rao');
  cook = asha.cook;
  ({ id: orderId } = await placeOrder(await marketplace.customer('Meera Iyer'), anOrder(asha.kitchen)));
});
afterAll(() => marketplace.close());

const reads = `query ($day: LocalDate, $mealtime: Mealtime, $statuses: [OrderStatus!], $first: Int!, $after: String, $weeks: Int!) {
  kitchenOrders(serviceDate: $day, mealtime: $mealtime, statuses: $statuses, first: $first, after: $after) { nodes { id } }
  kitchenAgenda(from: $day) { meals { orders } }
  supplierAnalytics(weeks: $weeks) { totalOrders weeks { firstDay } csv } }`;

const asked: [name: string, query: string, variables: () => Record<string, unknown>][] = [
  ['moves', moveOrderDocument, () => ({ input: { orderId, from: 'READY', to: 'DELIVERED' } })],
  ['moves many', moveOrdersDocument, () => ({ input: { orderIds: [orderId], to: 'DELIVERED' } })],
  [
    'ticks',
    tickPrepDishDocument,
    () => ({ input: { serviceDate: '2026-11-17', mealtime: 'LUNCH', dishId: orderId, isTicked: true } }),
  ],
  ['takes back', undoOrderMoveDocument, () => ({ input: { orderId, from: 'READY' } })],
  ['cancels', cancelByKitchenDocument, () => ({ input: { orderId: crypto.randomUUID(), reason: 'r' } })],
  [
    'reads',
    reads,
    () => ({ day: '2026-11-17', mealtime: 'DINNER', statuses: ['READY'], first: 5, after: 'x', weeks: 4 }),
  ],
  [
    'prepares',
    'query ($day: LocalDate!, $mealtime: Mealtime!) { prepSheet(serviceDate: $day, mealtime: $mealtime) { dishes { plates } } }',
    () => ({ day: '2026-11-17', mealtime: 'DINNER' }),
  ],
];

test.each(asked)(
  'no malformed input causes an internal error when a cook %s',
  async (name, query, variables) => {
    for (const odd of oddities) {
      const answers = withOneOdd(variables(), odd).map(async changed => {
        const response = await cook.send('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: changed }),
        });
        const text = await response.text();
        const what = `${name} ${JSON.stringify(changed)}: ${text}`;
        expect(response.status, what).toBeLessThan(500);
        expect(text, what).not.toContain('INTERNAL_SERVER_ERROR');
        expect(text.replaceAll(/'; drop table orders; --/g, ''), what).not.toMatch(telltale);
      });
      await Promise.all(answers);
    }
    const [order] = await marketplace.sql.rows('select status from orders where id = $1', [orderId]);
    expect(order).toEqual({ status: 'PLACED' });
  },
);
