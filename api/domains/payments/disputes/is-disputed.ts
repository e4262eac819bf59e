import type { EntityManager } from '@mikro-orm/sql';
import { Dispute, heldByBank } from './dispute.ts';

/** Whether the customer's bank holds the money of a payment until it has decided. */
export const isDisputed = async (em: EntityManager, paymentId: string): Promise<boolean> =>
  (await em.count(Dispute, { paymentId, status: { $in: [...heldByBank] } })) > 0;
