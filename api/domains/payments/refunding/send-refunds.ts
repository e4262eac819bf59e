import { everybody } from '../../../core/access/rules.ts';
import type { SentRefund } from '../../../core/interfaces/card-provider.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Dispute, heldByBank } from '../disputes/dispute.ts';
import { Payment } from '../payment.ts';
import { PaymentMethod, RefundStatus } from '../payment-enums.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, taskBatch } from '../provider-tasks/run-provider-tasks.ts';
import { attempts, isDue, neverFailedFirst } from '../provider-tasks/task-attempts.ts';
import { Refund } from './refund.ts';
import { settleRefund } from './settle-refund.ts';

const noteSent = operation(
  everybody,
  (work: Work, { refundId, sent }: { refundId: string; sent: SentRefund }) =>
    settleRefund(work, { refundId, providerId: sent.id, state: sent.state }),
);

const waitingRefundsQuery = query(
  { Refund, Payment, Dispute, ProviderFailure },
  (from, { now }: Given<{ now: Date }>) =>
    from
      .selectFrom('Refund as r')
      .innerJoin('Payment as p', 'p.id', 'r.paymentId')
      .leftJoin('ProviderFailure as f', join =>
        join.on('f.task', '=', ProviderTask.SEND_REFUND).onRef('f.subjectId', '=', 'r.id'),
      )
      .where('r.status', '=', RefundStatus.PENDING)
      .where('p.method', '=', PaymentMethod.CARD)
      .where(task => isDue(task, now))
      // The provider refuses to refund what the customer's bank holds.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('Dispute as d')
              .whereRef('d.paymentId', '=', 'p.id')
              .where('d.status', 'in', heldByBank),
          ),
        ),
      )
      .select([
        'r.id as subjectId',
        'p.orderNumber as subjectName',
        'r.orderId',
        'r.amountCents',
        ({ ref }) => ref('p.providerIntentId').$notNull().as('intentId'),
      ])
      .select(attempts)
      .orderBy('f.nextTryAt', neverFailedFirst)
      .orderBy('r.createdAt')
      .limit(taskBatch),
);

/** Sends pending refunds. The refund ID is the idempotency key, so none is sent twice. */
export const sendRefunds = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => waitingRefundsQuery.all(sql, { now: clock() });
  await runProviderTasks(services, ProviderTask.SEND_REFUND, next, async waiting => {
    const { subjectId: refundId } = waiting;
    const sent = await cards.refund({ refundId, ...waiting });
    await noteSent(systemContext(services), { refundId, sent });
  });
};
