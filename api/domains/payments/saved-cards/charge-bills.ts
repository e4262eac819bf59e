import type { CardProvider } from '../../../core/interfaces/card-provider.ts';
import { CardProviderFailed } from '../../../core/interfaces/card-provider.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { billIntent, openBillPayment } from '../bills/open-bill-payment.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, taskBatch } from '../provider-tasks/run-provider-tasks.ts';
import { attempts, isDue, neverFailedFirst } from '../provider-tasks/task-attempts.ts';
import { beginCharge } from './begin-charge.ts';
import { BillCharge } from './bill-charge.ts';
import { chargeableBillsQuery, nextChargeOf } from './find-bills-to-charge.ts';
import { noteCharge } from './note-charge.ts';
import { type ReadyCharge, readyCharge } from './ready-charge.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

const underWayQuery = query(
  { BillCharge, TiffinBill, ProviderFailure, SavedCard },
  (from, { now }: Given<{ now: Date }>) =>
    from
      .selectFrom('BillCharge as a')
      .innerJoin('TiffinBill as b', 'b.id', 'a.billId')
      .innerJoin('SavedCard as c', 'c.id', 'a.cardId')
      .leftJoin('ProviderFailure as f', join =>
        join.on('f.task', '=', ProviderTask.CHARGE_BILL).onRef('f.subjectId', '=', 'a.id'),
      )
      .where('a.outcome', 'is', null)
      // One whose card was removed meanwhile ends, even where it waits for an administrator.
      .where(task => task.or([isDue(task, now), task('c.status', '<>', SavedCardStatus.STORED)]))
      .select(['a.id as subjectId', 'b.billNumber as subjectName', 'b.amountCents'])
      .select(({ val }) => val<string | null>(null).as('orderId'))
      .select(attempts)
      .orderBy('f.nextTryAt', neverFailedFirst)
      .orderBy('a.startedAt')
      .limit(taskBatch),
);

/**
 * Charges open bills to the saved cards of their customers, at growing intervals. Each attempt is stored before the
 * provider is asked, and all attempts of a bill pay the same payment, so that two processes, a restart and a customer
 * who pays at that moment charge it once.
 */
export const chargeBills = async (services: Services): Promise<void> => {
  const { cards, sql, clock, log } = services;
  if (!cards) return;
  for (const bill of await chargeableBillsQuery.all(sql, { ids: [] })) {
    const dueAt = nextChargeOf(bill);
    if (bill.isUnderWay || !dueAt || dueAt > clock()) continue;
    try {
      await beginCharge(systemContext(services), bill.id);
    } catch (error) {
      log.error({ err: error, billId: bill.id }, 'charging a tiffin bill failed; will retry');
    }
  }
  const next = () => underWayQuery.all(sql, { now: clock() });
  await runProviderTasks(services, ProviderTask.CHARGE_BILL, next, async ({ subjectId, ...before }) => {
    const ready = await readyCharge(systemContext(services), subjectId);
    if (!ready) return;
    const intentId = ready.intentId ?? (await openIntent(services, cards, ready));
    if (!intentId) return;
    const { payerId, methodId, bill, attempt } = ready;
    const key = `bill:${bill.id}:${attempt}`;
    const answer = await cards.chargeSavedCard({ key, intentId, payerId, methodId, ...before });
    await noteCharge(systemContext(services), { chargeId: subjectId, intentId, answer });
    if (answer.state === 'canceled') throw new CardProviderFailed('The payment was canceled meanwhile.');
  });
};

/** Opens the payment of a bill; null if the bill was settled meanwhile. */
const openIntent = async (
  services: Services,
  cards: CardProvider,
  { bill, payments }: ReadyCharge,
): Promise<string | null> => {
  const intent = await cards.openIntent(billIntent(bill, payments));
  const opened = await openBillPayment(systemContext(services), { billId: bill.id, intentId: intent.id });
  return opened?.providerIntentId ?? null;
};
