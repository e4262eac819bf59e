import type { CardProvider } from '../core/card-provider.ts';
import type { Services } from '../core/ctx.ts';
import { onOwnInitiative } from '../core/own-initiative.ts';
import { giveUpHeld } from './give-up-held.ts';
import { ProviderTask } from './provider-failure.ts';
import { runProviderTasks, type Task, taskBatch, triesOf } from './run-provider-tasks.ts';

/** How long after its end a hold is kept while the card provider cannot say whether it was paid. */
const patienceMinutes = 60;

type Ended = Task & { intentId: string | null; isLong: boolean };

const tries = triesOf(ProviderTask.RELEASE_HOLD, 'h.id');
const isLong = `h.held_until <= $1::timestamptz - make_interval(mins => ${patienceMinutes})`;
const endedHolds = `
select h.id as "subjectId", h.order_number as "subjectName", h.id as "orderId", h.total_cents as "amountCents",
  p.provider_intent_id as "intentId", ${isLong} as "isLong", ${tries.columns}
from held_orders h left join payments p on p.order_id = h.id and p.status = 'OPEN' ${tries.join}
where h.status = 'HELD' and h.held_until <= $1 and (${isLong} or ${tries.isDue})
order by ${tries.order}, h.held_until limit ${taskBatch}`;

/**
 * Frees the plates of those who did not pay in time. The payment is stopped at the provider first: what can
 * not be stopped was paid, and its event is on the way, so the plates stay.
 */
export const releaseUnpaid = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  const next = () => sql.rows<Ended>(endedHolds, [clock()]);
  await runProviderTasks(services, ProviderTask.RELEASE_HOLD, next, async ended => {
    const mayFree = ended.isLong || !ended.intentId || !cards || (await isStopped(cards, ended.intentId));
    if (mayFree) await giveUpHeld(onOwnInitiative(services), ended.subjectId);
  });
};

const isStopped = async (cards: CardProvider, intentId: string): Promise<boolean> =>
  (await cards.cancelIntent(intentId)) === 'cancelled';
