import { CardProviderFailed, type SentRefund } from '../core/card-provider.ts';
import type { Services } from '../core/ctx.ts';
import type { Cents } from '../core/money.ts';
import { operation, type Work } from '../core/operation.ts';
import { onOwnInitiative } from '../core/own-initiative.ts';
import { everybody } from '../core/rules.ts';
import { PaymentMethod } from './payment-enums.ts';
import { settleRefund } from './settle-refund.ts';

interface Waiting {
  refundId: string;
  intentId: string;
  amountCents: Cents;
}

const noteSent = operation(
  everybody,
  (work: Work, { refundId, sent }: { refundId: string; sent: SentRefund }) =>
    settleRefund(work, { refundId, providerId: sent.id, state: sent.state }),
);

/** Sends what was decided and not sent yet. The refund's id is its key, so none is sent twice. */
export const sendRefunds = async (services: Services): Promise<void> => {
  const { cards, sql } = services;
  if (!cards) return;
  const waiting = await sql.rows<Waiting>(
    `select r.id as "refundId", p.provider_intent_id as "intentId", r.amount_cents as "amountCents"
     from refunds r join payments p on p.id = r.payment_id
     where r.status = 'PENDING' and p.method = $1 order by r.created_at limit 100`,
    [PaymentMethod.CARD],
  );
  for (const refund of waiting) {
    try {
      const sent = await cards.refund(refund);
      await noteSent(onOwnInitiative(services), { refundId: refund.refundId, sent });
    } catch (error) {
      // It stays pending and is tried again with the next round.
      if (!(error instanceof CardProviderFailed)) throw error;
    }
  }
};
