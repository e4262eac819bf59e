import { randomUUID } from 'node:crypto';
import type { AcknowledgedOrder } from './acknowledged.ts';
import type { Caller } from './caller.ts';

export interface Wish {
  supplierId: string;
  serviceDate: string;
  mealtime: string;
  dishId: string;
  /** Price of one plate. */
  cents: number;
  quantity: number;
}

/** An order whose plates are held until it is paid, or the code of the refusal. */
type Held = { id: string; refused?: undefined } | { id?: undefined; refused: string };

/** Sends an order for pickup, to be paid by card. */
export const holdOrder = async (customer: Caller, wish: Wish): Promise<Held> => {
  const { supplierId, serviceDate, mealtime, dishId, cents, quantity } = wish;
  const input = {
    supplierId,
    serviceDate,
    mealtime,
    fulfillment: 'PICKUP',
    idempotencyKey: randomUUID(),
    lines: [{ dishId, quantity }],
    expectedTotalCents: cents * quantity,
  };
  const { placeOrder } = await customer.ask(
    `mutation PlaceOrder($input: PlaceOrderInput!) { placeOrder(input: $input) {
      ... on HeldOrder { id } ... on Order { id } ... on Problem { code } } }`,
    { input },
  );
  return placeOrder.id ? { id: placeOrder.id } : { refused: placeOrder.code };
};

/** Pays a held order by a card of the sandbox. One that was paid before, though the answer was lost, stays as it is. */
export const payOrder = async (
  customer: Caller,
  id: string,
  card: 'SUCCEEDS' | 'DECLINED' = 'SUCCEEDS',
): Promise<void> => {
  const { startPayment } = await customer.ask(
    `mutation StartPayment($id: ID!) { startPayment(input: { orderId: $id }) {
      ... on PaymentStarted { clientSecret } ... on Problem { code } } }`,
    { id },
  );
  if (!startPayment.clientSecret) return;
  await customer.ask(
    `mutation Pay($secret: String!, $card: SandboxCard!) {
      payBySandboxCard(input: { clientSecret: $secret, card: $card }) {
        ... on SandboxCardUsed { outcome } ... on Problem { code } } }`,
    { secret: startPayment.clientSecret, card },
  );
};

type KnownOrder = Omit<AcknowledgedOrder, 'at'>;

interface AnsweredOrder {
  id: string;
  status: string;
  total: { cents: number };
  lines: { dishId: string; quantity: number; unitPrice: { cents: number } }[];
}

/** Reads an order as its customer sees it; null while it is not placed. */
export const readOrder = async (customer: Caller, id: string): Promise<KnownOrder | null> => {
  const { order }: { order: AnsweredOrder | null } = await customer.ask(
    `query Order($id: ID!) { order(id: $id) { id status total { cents }
      lines { dishId quantity unitPrice { cents } } } }`,
    { id },
  );
  if (!order) return null;
  return {
    id: order.id,
    isCanceled: order.status === 'CANCELED',
    totalCents: order.total.cents,
    lines: order.lines.map(({ dishId, quantity, unitPrice }) => ({
      dishId,
      quantity,
      unitCents: unitPrice.cents,
    })),
  };
};

/** Cancels an order as its customer; returns the code of the refusal, if there is one. */
export const cancelOrder = async (customer: Caller, id: string): Promise<string | undefined> => {
  const { cancelOrder: canceled } = await customer.ask(
    `mutation CancelOrder($id: ID!) { cancelOrder(input: { orderId: $id, reason: "Plans changed" }) {
      ... on Order { status } ... on Problem { code } } }`,
    { id },
  );
  return canceled.status === 'CANCELED' ? undefined : canceled.code;
};
