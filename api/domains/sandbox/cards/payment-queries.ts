import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import type { SandboxCard } from './sandbox-card.ts';
import { SandboxPayment } from './sandbox-payment.ts';

const columns = [
  'id',
  'clientSecret',
  'amountCents',
  'orderId',
  'state',
  'payerId',
  'card',
  'paysAt',
] as const;

type NewPayment = Pick<SandboxPayment, 'id' | 'key' | 'clientSecret' | 'amountCents'> & {
  orderId: string | null;
};

export const insertPayment = query(
  { SandboxPayment },
  (on, { id, key, clientSecret, amountCents, orderId }: Given<NewPayment>) =>
    on
      .insertInto('SandboxPayment')
      .values({ id, key, clientSecret, amountCents, orderId, state: 'OPEN', hasNews: false })
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

/** A payment is paid or canceled once; these change nothing after that. */
export const payOpen = query(
  { SandboxPayment },
  (on, { id, card }: Given<{ id: string; card: SandboxCard }>) =>
    on
      .updateTable('SandboxPayment')
      .set({ state: 'PAID', card, hasNews: true })
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .returning('id'),
);

export const chargeOpen = query(
  { SandboxPayment },
  (on, { id, card, payerId }: Given<{ id: string; card: SandboxCard; payerId: string }>) =>
    on
      .updateTable('SandboxPayment')
      .set({ state: 'PAID', card, payerId, hasNews: true })
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .returning('id'),
);

export const payOpenLater = query(
  { SandboxPayment },
  (on, { id, card, at }: Given<{ id: string; card: SandboxCard; at: Date }>) =>
    on
      .updateTable('SandboxPayment')
      .set({ card, paysAt: at })
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .where('paysAt', 'is', null)
      .returning('id'),
);

export const payDue = query({ SandboxPayment }, (on, { now }: Given<{ now: Date }>) =>
  on
    .updateTable('SandboxPayment')
    .set({ state: 'PAID', hasNews: true })
    .where('state', '=', 'OPEN')
    .where('paysAt', '<=', now),
);

export const cancelOpen = query({ SandboxPayment }, (on, { id }: Given<{ id: string }>) =>
  on
    .updateTable('SandboxPayment')
    .set({ state: 'CANCELED', hasNews: true })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returning('id'),
);

export const saveCard = query(
  { SandboxPayment },
  (on, { id, payerId }: Given<{ id: string; payerId: string }>) =>
    on
      .updateTable('SandboxPayment')
      .set({ payerId })
      .where('id', '=', id)
      .where('state', '=', 'OPEN')
      .returning('id'),
);

export const forgetPayer = query({ SandboxPayment }, (on, { payerId }: Given<{ payerId: string }>) =>
  on.updateTable('SandboxPayment').set({ payerId: null }).where('payerId', '=', payerId),
);

export const paymentWithNews = query({ SandboxPayment }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('SandboxPayment').where('id', '=', id).where('hasNews', '=', true).select(columns),
);

export const paymentsWithNews = query(
  { SandboxPayment },
  (from, { after, limit }: Given<{ after: string; limit: number }>) =>
    from
      .selectFrom('SandboxPayment')
      .where('hasNews', '=', true)
      .where('id', '>', after)
      .select(columns)
      .orderBy('id')
      .limit(limit),
);

export const noteHeard = query({ SandboxPayment }, (on, { id }: Given<{ id: string }>) =>
  on.updateTable('SandboxPayment').set({ hasNews: false }).where('id', '=', id),
);
