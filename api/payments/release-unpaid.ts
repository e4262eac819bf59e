import { CardProviderFailed } from '../core/card-provider.ts';
import type { Services } from '../core/ctx.ts';
import { onOwnInitiative } from '../core/own-initiative.ts';
import { giveUpHeld } from './give-up-held.ts';

/** How long after its end a hold is kept while the card provider cannot say whether it was paid. */
const patienceMinutes = 60;

/**
 * Frees the plates of those who did not pay in time. The payment is stopped at the provider first: what can
 * not be stopped was paid, and its event is on the way, so the plates stay.
 */
export const releaseUnpaid = async (services: Services): Promise<void> => {
  const { cards, sql } = services;
  const now = services.clock();
  const ended = await sql.rows<{ id: string; intentId: string | null; isLong: boolean }>(
    `select h.id, p.provider_intent_id as "intentId",
       h.held_until <= $1::timestamptz - make_interval(mins => $2) as "isLong"
     from held_orders h left join payments p on p.order_id = h.id and p.status = 'OPEN'
     where h.status = 'HELD' and h.held_until <= $1 order by h.held_until limit 200`,
    [now, patienceMinutes],
  );
  for (const { id, intentId, isLong } of ended) {
    const mayFree = isLong || !intentId || !cards || (await isStopped(cards, intentId));
    if (mayFree) await giveUpHeld(onOwnInitiative(services), id);
  }
};

const isStopped = async (cards: NonNullable<Services['cards']>, intentId: string): Promise<boolean> => {
  try {
    return (await cards.cancelIntent(intentId)) === 'cancelled';
  } catch (error) {
    if (error instanceof CardProviderFailed) return false;
    throw error;
  }
};
