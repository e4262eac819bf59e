import { type CardProvider, CardProviderFailed } from '../../../core/card-provider.ts';
import type { Services } from '../../../core/ctx.ts';
import { systemContext } from '../../../core/system-context.ts';
import { isOverdue, within } from '../../../core/within.ts';
import { ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, type Task, taskBatch, triesOf } from '../provider-tasks/run-provider-tasks.ts';
import { expirePaymentHold } from './expire-payment-hold.ts';

/** How long a hold is extended while the card provider cannot say whether it was paid. */
const patienceMinutes = 60;

/** Timeout of the provider per hold. */
const providerMs = 5000;

type Ended = Task & { intentId: string | null; isLong: boolean };

const tries = triesOf(ProviderTask.RELEASE_HOLD, 'h.id');
const isLong = `(h.found_paid_at is null and
  h.held_until <= $1::timestamptz - make_interval(mins => ${patienceMinutes}))`;
export const endedHolds = `
select h.id as "subjectId", h.order_number as "subjectName", h.id as "orderId", h.total_cents as "amountCents",
  p.provider_intent_id as "intentId", ${isLong} as "isLong", ${tries.columns}
from held_orders h left join payments p on p.order_id = h.id and p.status = 'OPEN' ${tries.join}
where h.status = 'HELD' and h.held_until <= $1 and (${isLong} or ${tries.isDue})
order by ${tries.order}, h.held_until limit ${taskBatch}`;

/**
 * Releases holds that were not paid in time. The payment is canceled at the provider first: if that fails because it
 * was paid, the hold stays. Usually the event is on its way; a hold whose event never arrives is recorded as a provider
 * failure, so that it does not block others and an admin sees it.
 */
export const releaseUnpaid = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  const next = () => sql.rows<Ended>(endedHolds, [clock()]);
  await runProviderTasks(services, ProviderTask.RELEASE_HOLD, next, async ended => {
    if (cards && ended.intentId && (await isPaid(cards, ended.intentId, ended.isLong))) {
      await sql.rows('update held_orders set found_paid_at = coalesce(found_paid_at, $2) where id = $1', [
        ended.subjectId,
        clock(),
      ]);
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
