import type { TestKitchen } from './a-kitchen.ts';
import { anOrder, placeOrder } from './an-order.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

/** An order that was placed and is with the customer now; answers its id. */
export const aDeliveredOrder = async (
  { sql, clock }: Marketplace,
  customer: Visitor,
  kitchen: TestKitchen,
): Promise<string> => {
  const { id } = await placeOrder(customer, anOrder(kitchen));
  await sql.rows("update orders set status = 'DELIVERED', delivered_at = $2 where id = $1", [
    id,
    clock.read(),
  ]);
  return id;
};
