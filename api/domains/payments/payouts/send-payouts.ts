import { CardProviderFailed } from '../../../core/card-provider.ts';
import type { Services } from '../../../core/ctx.ts';
import { operation } from '../../../core/operation.ts';
import { everybody } from '../../../core/rules.ts';
import { systemContext } from '../../../core/system-context.ts';
import { ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, type Task, taskBatch, triesOf } from '../provider-tasks/run-provider-tasks.ts';
import { payOut } from './pay-out.ts';
import { Payout, PayoutMethod, PayoutStatus } from './payout.ts';

type Waiting = Task & { accountId: string };

const noteSent = operation(everybody, payOut);

const tries = triesOf(ProviderTask.SEND_PAYOUT, 'p.id');
const waitingPayouts = `
select p.id as "subjectId", s.kitchen_name as "subjectName", null as "orderId",
  p.amount_cents as "amountCents", a.provider_account_id as "accountId", ${tries.columns}
from payouts p join payout_accounts a on a.supplier_id = p.supplier_id and a.is_ready
join suppliers s on s.id = p.supplier_id ${tries.join}
where p.status = 'PENDING' and ${tries.isDue}
order by ${tries.order}, p.created_at limit ${taskBatch}`;

/** Pays kitchens with an account at the card provider. The payout ID is the idempotency key, so none is paid twice. */
export const sendPayouts = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => sql.rows<Waiting>(waitingPayouts, [clock()]);
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

/** From here on its amount is fixed (withhold-from-payout.sql.ts). Returns false when the payout no longer exists. */
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
