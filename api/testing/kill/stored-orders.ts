import { expect } from 'vitest';
import type { PreparedDatabase } from '../processes/prepared-database.ts';

/** The id of each stored order by its idempotency key. */
export const storedOrders = async ({ look }: PreparedDatabase): Promise<Map<string, string>> => {
  const orders = await look(({ sql }) =>
    sql.rows<{ key: string; id: string }>('select idempotency_key as key, id from orders'),
  );
  expect(new Set(orders.map(order => order.key)).size).toBe(orders.length);
  return new Map(orders.map(({ key, id }) => [key, id]));
};

export const expectPlatesToAddUp = async ({ look }: PreparedDatabase): Promise<void> => {
  const [sums] = await look(({ sql }) =>
    sql.rows<{ ordered: number; lines: number; taken: number }>(
      `select (select sum(plates)::int from orders) as ordered,
         (select sum(quantity)::int from order_lines) as lines,
         (select sum(dinner_taken)::int from service_days) as taken`,
    ),
  );
  expect(sums!.lines).toBe(sums!.ordered);
  expect(sums!.taken).toBe(sums!.ordered);
};
