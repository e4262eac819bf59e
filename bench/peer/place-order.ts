import { hash, randomInt, randomUUID } from 'node:crypto';
import type * as Statement from '../../api/domains/orders/placing/place-order.sql.ts';
import type { Query, Texts } from '../limit/pipelined-pool.ts';
import type { OrderInput } from '../limit/place-order.ts';
import { money } from './shapes.ts';

// Built: Node reads no decorators, which the statement's tables are described with.
const built: string = '../../dist/api/domains/orders/placing/place-order.sql.js';
const { placeOrderStatement, valuesOf } = (await import(built)) as typeof Statement;

const sha256 = (value: string) => hash('sha256', value, 'base64url');
const four = () =>
  randomInt(31 ** 4)
    .toString(31)
    .toUpperCase()
    .padStart(4, '0');

/** More plates than anyone in the bench leaves unpaid. */
const most = 1_000_000;

const findCustomer = `select u.id from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and u.role = 'CUSTOMER' and u.disabled_at is null`;

/**
 * Places orders with the statement of the server, which must find out more about an order than that of the limit: two
 * frameworks are compared, so both do the same. As in the server, sessions are read once.
 */
export const orderPlacer = (query: Query) => {
  const customers = new Map<string, string>();
  const customerOf = async (token: string): Promise<string> => {
    const known = customers.get(token);
    if (known) return known;
    const [[id] = []] = await query('session', findCustomer, [sha256(token)]);
    if (!id) throw new Error('There is no such session.');
    customers.set(token, id);
    return id;
  };

  return async (token: string, input: OrderInput): Promise<PlacedOrder> => {
    const { idempotencyKey, ...asked } = input;
    const customerId = await customerOf(token);
    const id = randomUUID();
    const number = `T-${four()}-${four()}`;
    const now = new Date();
    const values = {
      ...asked,
      orderId: id,
      orderNumber: number,
      customerId,
      mealtime: 'LUNCH',
      fulfillment: 'PICKUP',
      deliveryAddress: null,
      note: null,
      dishIds: asked.lines.map(line => line.dishId),
      quantities: asked.lines.map(line => line.quantity),
      idempotencyKey,
      requestHash: sha256(JSON.stringify(asked)),
      now,
      zipCode: null,
      unpaid: { source: 'bench', most, mostOfSource: most, asksProof: false },
      choices: asked.lines.map(() => '{}'),
      comparedMenu: null,
      basePrices: [],
    } satisfies Statement.PlaceOrderValues;
    const rows = await query('order', placeOrderStatement, valuesOf(values));
    if (rows.length === 0) throw new Error('The order was refused.');
    const [, plates] = rows[0]!;
    const { serviceDate, mealtime, expectedTotalCents } = input;
    const known = { id, orderNumber: number, status: 'PLACED', serviceDate, mealtime };
    const total = money(String(expectedTotalCents));
    return { ...known, plates: Number(plates), total, placedAt: now.toISOString(), lines: rows.map(lineOf) };
  };
};

type PlacedOrder = Record<string, unknown>;

const lineOf = ([, , , , , , , , dishName, cents, quantity]: Texts) => ({
  dishName: dishName!,
  quantity: Number(quantity),
  unitPrice: money(cents!),
});
