import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { type CardProvider, CardProviderFailed } from '../../../core/interfaces/card-provider.ts';
import { isOverdue, within } from '../../../core/limits/within.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { HeldOrder, HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, taskBatch } from '../provider-tasks/run-provider-tasks.ts';
import { attempts, isDue, neverFailedFirst } from '../provider-tasks/task-attempts.ts';
import { expirePaymentHold } from './expire-payment-hold.ts';

/** How long a hold is extended while the card provider cannot say whether it was paid. */
const patienceMinutes = 60;

/** Timeout of the provider per hold. */
const providerMs = 5000;

/** Whether a hold ended so long ago that it is released although the card provider cannot be reached. */
const isLong = (hold: ExpressionBuilder<Tables<{ h: typeof HeldOrder }>, 'h'>, now: Expression<string>) => {
  const latest = sql<string>`${now}::timestamptz - make_interval(mins => ${sql.lit(patienceMinutes)})`;
  return hold.and([hold('h.foundPaidAt', 'is', null), hold('h.heldUntil', '<=', latest)]).$castTo<boolean>();
};

export const endedHoldsQuery = query(
  { HeldOrder, Payment, ProviderFailure },
  (from, { now }: Given<{ now: Date }>) =>
    from
      .selectFrom('HeldOrder as h')
      .leftJoin('Payment as p', join =>
        join.onRef('p.orderId', '=', 'h.id').on('p.status', '=', PaymentStatus.OPEN),
      )
      .leftJoin('ProviderFailure as f', join =>
        join.on('f.task', '=', ProviderTask.RELEASE_HOLD).onRef('f.subjectId', '=', 'h.id'),
      )
      .where('h.status', '=', HeldOrderStatus.HELD)
      .where('h.heldUntil', '<=', now)
      .where(hold => hold.or([isLong(hold, now), isDue(hold, now)]))
      .select([
        'h.id as subjectId',
        'h.orderNumber as subjectName',
        'h.id as orderId',
        'h.totalCents as amountCents',
        'p.providerIntentId as intentId',
        hold => isLong(hold, now).as('isLong'),
      ])
      .select(attempts)
      .orderBy('f.nextTryAt', neverFailedFirst)
      .orderBy('h.heldUntil')
      .limit(taskBatch),
);

const noteFoundPaid = query({ HeldOrder }, (on, { id, now }: Given<{ id: string; now: Date }>) =>
  on
    .updateTable('HeldOrder')
    .set(({ fn }) => ({ foundPaidAt: fn.coalesce('foundPaidAt', now) }))
    .where('id', '=', id),
);

/**
 * Releases holds that were not paid in time. The payment is canceled at the provider first: if that fails because it
 * was paid, the hold stays. Usually the event is on its way; a hold whose event never arrives is recorded as a provider
 * failure, so that it does not block others and an admin sees it.
 */
export const releaseUnpaid = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  const next = () => endedHoldsQuery.all(sql, { now: clock() });
  await runProviderTasks(services, ProviderTask.RELEASE_HOLD, next, async ended => {
    if (cards && ended.intentId && (await isPaid(cards, ended.intentId, ended.isLong))) {
      await noteFoundPaid.all(sql, { id: ended.subjectId, now: clock() });
      throw new CardProviderFailed(paidWithoutEvent, undefined, true);
    }
    await expirePaymentHold(systemContext(services), ended.subjectId);
  });
};

const paidWithoutEvent =
  'The customer paid, but the webhook event has not arrived. Resend it from the dashboard of the card provider.';

/** After an hour an unreachable provider no longer blocks the release; a clear answer always counts. */
const isPaid = async (cards: CardProvider, intentId: string, isLong: boolean): Promise<boolean> => {
  try {
    return (await within(cards.cancelIntent(intentId), providerMs)) === 'paid';
  } catch (error) {
    if (isLong && (error instanceof CardProviderFailed || isOverdue(error))) return false;
    throw error;
  }
};
