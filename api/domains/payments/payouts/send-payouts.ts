import { everybody } from '../../../core/access/rules.ts';
import { CardProviderFailed } from '../../../core/interfaces/card-provider.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { operation } from '../../../core/operation/operation.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, taskBatch } from '../provider-tasks/run-provider-tasks.ts';
import { attempts, isDue, neverFailedFirst } from '../provider-tasks/task-attempts.ts';
import { payOut } from './pay-out.ts';
import { Payout, PayoutMethod, PayoutStatus } from './payout.ts';
import { PayoutAccount } from './payout-account.ts';

const noteSent = operation(everybody, payOut);

const waitingPayoutsQuery = query(
  { Payout, PayoutAccount, Supplier, ProviderFailure },
  (from, { now }: Given<{ now: Date }>) =>
    from
      .selectFrom('Payout as p')
      .innerJoin('PayoutAccount as a', join =>
        join.onRef('a.supplierId', '=', 'p.supplierId').on('a.isReady', '=', true),
      )
      .innerJoin('Supplier as s', 's.id', 'p.supplierId')
      .leftJoin('ProviderFailure as f', join =>
        join.on('f.task', '=', ProviderTask.SEND_PAYOUT).onRef('f.subjectId', '=', 'p.id'),
      )
      .where('p.status', '=', PayoutStatus.PENDING)
      .where(task => isDue(task, now))
      .select([
        'p.id as subjectId',
        's.kitchenName as subjectName',
        ({ lit }) => lit(null).as('orderId'),
        'p.amountCents',
        'a.providerAccountId as accountId',
      ])
      .select(attempts)
      .orderBy('f.nextTryAt', neverFailedFirst)
      .orderBy('p.createdAt')
      .limit(taskBatch),
);

/** Pays kitchens with an account at the card provider. The payout ID is the idempotency key, so none is paid twice. */
export const sendPayouts = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => waitingPayoutsQuery.all(sql, { now: clock() });
  await runProviderTasks(services, ProviderTask.SEND_PAYOUT, next, async waiting => {
    const { subjectId: payoutId } = waiting;
    if (!(await isTaken(services, payoutId))) return;
    const { id: reference } = await transferred(
      services,
      () => cards.transfer({ payoutId, ...waiting }),
      payoutId,
    );
    await noteSent(systemContext(services), { payoutId, method: PayoutMethod.TRANSFER, reference });
  });
};

/** From here on its amount is fixed (withhold-from-payout.ts). Returns false when the payout no longer exists. */
const isTaken = async ({ entityManager, clock }: Services, id: string): Promise<boolean> => {
  const status = PayoutStatus.PENDING;
  return (await entityManager().nativeUpdate(Payout, { id, status }, { sendingAt: clock() })) > 0;
};

/** Runs a transfer and clears `sendingAt` when the provider refuses it. */
const transferred = async <Sent>(
  { entityManager }: Services,
  transfer: () => Promise<Sent>,
  id: string,
): Promise<Sent> => {
  try {
    return await transfer();
  } catch (error) {
    const isRefusal = error instanceof CardProviderFailed && error.isRefusal;
    if (isRefusal) await entityManager().nativeUpdate(Payout, { id }, { sendingAt: null });
    throw error;
  }
};
