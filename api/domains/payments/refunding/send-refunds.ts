import type { SentRefund } from '../../../core/card-provider.ts';
import type { Services } from '../../../core/ctx.ts';
import { operation, type Work } from '../../../core/operation.ts';
import { everybody } from '../../../core/rules.ts';
import { systemContext } from '../../../core/system-context.ts';
import { heldByBankList } from '../disputes/dispute.ts';
import { PaymentMethod } from '../payment-enums.ts';
import { ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, type Task, taskBatch, triesOf } from '../provider-tasks/run-provider-tasks.ts';
import { settleRefund } from './settle-refund.ts';

type Waiting = Task & { intentId: string };

const noteSent = operation(
  everybody,
  (work: Work, { refundId, sent }: { refundId: string; sent: SentRefund }) =>
    settleRefund(work, { refundId, providerId: sent.id, state: sent.state }),
);

const tries = triesOf(ProviderTask.SEND_REFUND, 'r.id');
const waitingRefunds = `
select r.id as "subjectId", p.order_number as "subjectName", r.order_id as "orderId",
  r.amount_cents as "amountCents", p.provider_intent_id as "intentId", ${tries.columns}
from refunds r join payments p on p.id = r.payment_id ${tries.join}
where r.status = 'PENDING' and p.method = $2 and ${tries.isDue}
  -- The provider refuses to refund what the customer's bank holds.
  and not exists (select from disputes d where d.payment_id = p.id and d.status in (${heldByBankList}))
order by ${tries.order}, r.created_at limit ${taskBatch}`;

/** Sends pending refunds. The refund ID is the idempotency key, so none is sent twice. */
export const sendRefunds = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => sql.rows<Waiting>(waitingRefunds, [clock(), PaymentMethod.CARD]);
  await runProviderTasks(services, ProviderTask.SEND_REFUND, next, async waiting => {
    const { subjectId: refundId } = waiting;
    const sent = await cards.refund({ refundId, ...waiting });
    await noteSent(systemContext(services), { refundId, sent });
  });
};
