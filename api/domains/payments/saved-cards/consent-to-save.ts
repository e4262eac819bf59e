import { cardConsent } from '../../../../schema/rules/card-consent.ts';
import { customers } from '../../../core/access/rules.ts';
import type { Intent } from '../../../core/interfaces/card-provider.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { removeUnsaved } from './remove-unsaved.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

const payerQuery = query({ SavedCard }, (from, { payerId }: Given<{ payerId: string }>) =>
  from.selectFrom('SavedCard').where('payerId', '=', payerId).select(['status', 'paymentId', 'consent']),
);

/** Stores that the customer agrees to save the card of a payment; repeated, it is the same consent. */
export const consentTo = async (work: Work, paymentId: string): Promise<SavedCard> => {
  const { em, viewer, now } = work;
  const before = await em.findOne(SavedCard, { paymentId, status: SavedCardStatus.PENDING });
  if (before?.consent === cardConsent) return before;
  await removeUnsaved(work, paymentId);
  return em.create(SavedCard, {
    id: newIdentifier(now),
    customerId: viewer.userId,
    paymentId,
    status: SavedCardStatus.PENDING,
    consent: cardConsent,
    consentedAt: now,
    isToForget: false,
  });
};

/** Notes the account at the provider for a consent that was not taken back. */
export const storePayer = operation(
  customers,
  async ({ em }: Work, { id, payerId }: { id: string; payerId: string }): Promise<boolean> =>
    (await em.nativeUpdate(SavedCard, { id, status: SavedCardStatus.PENDING }, { payerId })) > 0,
);

/** Whether an intent has no account at the provider, or that of the card that is to be saved, or that is saved. */
export const isOfNoOther = async (ctx: Ctx, { payerId }: Intent, paymentId: string, savesCard: boolean) => {
  if (!payerId) return true;
  const found = await payerQuery.first(ctx.sql, { payerId });
  return savesCard
    ? found?.status === SavedCardStatus.PENDING &&
        found.paymentId === paymentId &&
        found.consent === cardConsent
    : found?.status === SavedCardStatus.STORED;
};
