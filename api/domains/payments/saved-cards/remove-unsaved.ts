import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

/** Takes back what a customer agreed to during a payment, while its card is not saved yet. */
export const removeUnsaved = async ({ em, now }: Work, paymentId: string): Promise<void> => {
  const pending = await em.findOne(
    SavedCard,
    { paymentId, status: SavedCardStatus.PENDING },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  pending?.remove(now);
  await em.flush();
};
