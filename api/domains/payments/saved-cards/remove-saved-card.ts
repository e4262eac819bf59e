import { LockMode } from '@mikro-orm/core';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { SavedCardRemoved } from '../payment-events.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';
import { SavedCardNotFound } from './saved-card-problems.ts';

/** Removes the viewer's saved card: it is not charged any more, and deleted at the card provider next. */
export const removeSavedCard = operation(
  customers,
  async (work: Work, cardId: string): Promise<{ cardId: string } | Problem> => {
    const { em, viewer, now } = work;
    if (!isIdentifier(cardId)) return new SavedCardNotFound();
    const card = await em.findOne(
      SavedCard,
      { id: cardId, customerId: viewer.userId, status: SavedCardStatus.STORED },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!card) return new SavedCardNotFound();
    card.remove(now);
    work.record(new SavedCardRemoved(cardId));
    return { cardId };
  },
);
