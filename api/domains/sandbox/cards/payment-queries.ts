import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import type { SandboxCard } from './sandbox-card.ts';
import { SandboxPayment } from './sandbox-payment.ts';

const columns = [
  'id',
  'clientSecret',
  'amountCents',
  'orderId',
  'status',
  'payerId',
  'card',
  'paysAt',
  'isUnreported',
] as const;

type NewPayment = Pick<SandboxPayment, 'id' | 'key' | 'clientSecret' | 'amountCents'> & {
  orderId: string | null;
};

export const insertPayment = query(
  { SandboxPayment },
  (on, { id, key, clientSecret, amountCents, orderId }: Given<NewPayment>) =>
    on
      .insertInto('SandboxPayment')
      .values({ id, key, clientSecret, amountCents, orderId, status: 'OPEN', isUnreported: false })
      .onConflict(conflict => conflict.column('key').doNothing()),
);

export const paymentByKey = query({ SandboxPayment }, (from, { key }: Given<{ key: string }>) =>
  from.selectFrom('SandboxPayment').where('key', '=', key).select(columns),
);

export const paymentById = query({ SandboxPayment }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('SandboxPayment').where('id', '=', id).select(columns),
);
export type PaymentRow = RowOf<typeof paymentById>;

export const paymentBySecret = query({ SandboxPayment }, (from, { secret }: Given<{ secret: string }>) =>
  from.selectFrom('SandboxPayment').where('clientSecret', '=', secret).select(columns),
);

/** A payment is paid or canceled once; these change nothing after that. The payer of a saved card is that of its charge. */
export const payOpen = query(
  { SandboxPayment },
  (on, { id, card, payerId }: Given<{ id: string; card: SandboxCard; payerId: string | null }>) =>
    on
      .updateTable('SandboxPayment')
      .set(({ fn }) => ({
        status: 'PAID',
        card,
        payerId: fn.coalesce(payerId, 'payerId'),
        isUnreported: true,
      }))
      .where('id', '=', id)
      .where('status', '=', 'OPEN')
      .returning('id'),
);

export const payOpenLater = query(
  { SandboxPayment },
  (on, { id, card, at }: Given<{ id: string; card: SandboxCard; at: Date }>) =>
    on
      .updateTable('SandboxPayment')
      .set({ card, paysAt: at })
      .where('id', '=', id)
      .where('status', '=', 'OPEN')
      .where('paysAt', 'is', null)
      .returning('id'),
);

export const payDue = query({ SandboxPayment }, (on, { now }: Given<{ now: Date }>) =>
  on
    .updateTable('SandboxPayment')
    .set({ status: 'PAID', isUnreported: true })
    .where('status', '=', 'OPEN')
    .where('paysAt', '<=', now),
);

export const cancelOpen = query({ SandboxPayment }, (on, { id }: Given<{ id: string }>) =>
  on
    .updateTable('SandboxPayment')
    .set({ status: 'CANCELED', isUnreported: true })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id'),
);

export const saveCard = query(
  { SandboxPayment },
  (on, { id, payerId }: Given<{ id: string; payerId: string }>) =>
    on
      .updateTable('SandboxPayment')
      .set({ payerId })
      .where('id', '=', id)
      .where('status', '=', 'OPEN')
      .returning('id'),
);

export const forgetPayer = query({ SandboxPayment }, (on, { payerId }: Given<{ payerId: string }>) =>
  on.updateTable('SandboxPayment').set({ payerId: null }).where('payerId', '=', payerId),
);

export const unreportedPayments = query(
  { SandboxPayment },
  (from, { after, limit }: Given<{ after: string; limit: number }>) =>
    from
      .selectFrom('SandboxPayment')
      .where('isUnreported', '=', true)
      .where('id', '>', after)
      .select(columns)
      .orderBy('id')
      .limit(limit),
);

export const noteReported = query({ SandboxPayment }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('SandboxPayment').set({ isUnreported: false }).where('id', '=', id),
);
