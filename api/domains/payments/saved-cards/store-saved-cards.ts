import { LockMode } from '@mikro-orm/core';
import { everybody } from '../../../core/access/rules.ts';
import type { PayersCard } from '../../../core/interfaces/card-provider.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, taskBatch } from '../provider-tasks/run-provider-tasks.ts';
import { attempts, isDue, neverFailedFirst } from '../provider-tasks/task-attempts.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

const agreedQuery = query({ SavedCard, Payment, ProviderFailure }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('SavedCard as c')
    .innerJoin('Payment as p', 'p.id', 'c.paymentId')
    .leftJoin('ProviderFailure as f', join =>
      join.on('f.task', '=', ProviderTask.SAVE_CARD).onRef('f.subjectId', '=', 'c.id'),
    )
    .where('c.status', '=', SavedCardStatus.PENDING)
    .where('p.status', '<>', PaymentStatus.OPEN)
    .where(task => isDue(task, now))
    .select(['c.id as subjectId', 'p.orderNumber as subjectName', 'p.amountCents', 'p.status'])
    .select(({ ref, val }) => [
      val<string | null>(null).as('orderId'),
      ref('c.payerId').as('payerId'),
      ref('p.providerIntentId').$notNull().as('intentId'),
    ])
    .select(attempts)
    .orderBy('f.nextTryAt', neverFailedFirst)
    .orderBy('c.consentedAt')
    .limit(taskBatch),
);

/** Saves a card in place of the one before, or forgets what the customer agreed to when there is none to save. */
const storeCard = operation(
  everybody,
  async (work: Work, { id, card }: { id: string; card: PayersCard | null }): Promise<void> => {
    const { em, now } = work;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const found = await em.findOne(SavedCard, { id });
    // The customer may have begun another payment of the bill meanwhile, without saving its card.
    if (!found) return;
    const { customerId } = found;
    // Two cards of a customer are stored one after the other.
    const { disabledAt } = await em.findOneOrFail(User, { id: customerId }, { lockMode });
    const saved = await em.findOne(SavedCard, { id }, { lockMode, refresh: true });
    if (saved?.status !== SavedCardStatus.PENDING) return;
    if (!card || disabledAt) return saved.remove(now);
    const before = await em.findOne(SavedCard, { customerId, status: SavedCardStatus.STORED }, { lockMode });
    before?.remove(now);
    await em.flush();
    em.assign(saved, { ...card, status: SavedCardStatus.STORED, storedAt: now });
  },
);

/** Saves the cards of payments that were made with the customer's consent. */
export const storeSavedCards = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => agreedQuery.all(sql, { now: clock() });
  await runProviderTasks(services, ProviderTask.SAVE_CARD, next, async agreed => {
    const { subjectId: id, status, intentId, payerId } = agreed;
    const isPaid = status === PaymentStatus.SUCCEEDED;
    const card = isPaid && payerId ? await cards.findSavedCard(intentId, payerId) : null;
    await storeCard(systemContext(services), { id, card });
  });
};
