import { CardProviderFailed } from '../core/card-provider.ts';
import type { Services } from '../core/ctx.ts';

/**
 * Stops at the provider what must not be paid any more, such as the payment of an order that was cancelled
 * meanwhile. Money that comes nevertheless goes right back.
 */
export const stopAbandoned = async ({ cards, sql }: Services): Promise<void> => {
  if (!cards) return;
  const abandoned = await sql.rows<{ id: string; intentId: string }>(
    'select id, provider_intent_id as "intentId" from payments where is_to_stop limit 100',
  );
  for (const { id, intentId } of abandoned) {
    try {
      await cards.cancelIntent(intentId);
      await sql.rows('update payments set is_to_stop = false where id = $1', [id]);
    } catch (error) {
      if (!(error instanceof CardProviderFailed)) throw error;
    }
  }
};
