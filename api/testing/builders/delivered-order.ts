import type { Marketplace } from '../marketplace.ts';
import type { Visitor } from '../visitor.ts';
import type { TestKitchen } from './a-kitchen.ts';
import { anOrder, placeOrder } from './an-order.ts';

/** Marks an order as delivered, one hour into its meal. */
export const deliver = async ({ sql, clock }: Marketplace, orderId: string): Promise<void> => {
  await sql.rows(
    `update orders set status = 'DELIVERED', delivered_at = $2, served_from = least(served_from, $2::timestamptz - interval '1 hour'),
       cut_off_at = least(cut_off_at, $2::timestamptz - interval '1 hour')
     where id = $1`,
    [orderId, clock.read()],
  );
};

/** Places and delivers an order; returns its id. */
export const aDeliveredOrder = async (
  marketplace: Marketplace,
  customer: Visitor,
  kitchen: TestKitchen,
): Promise<string> => {
  const { id } = await placeOrder(customer, anOrder(kitchen));
  await deliver(marketplace, id);
  return id;
};
