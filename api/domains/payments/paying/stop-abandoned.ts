import type { Services } from '../../../core/ctx.ts';
import { ProviderTask } from '../provider-tasks/provider-failure.ts';
import { runProviderTasks, type Task, taskBatch, triesOf } from '../provider-tasks/run-provider-tasks.ts';

const tries = triesOf(ProviderTask.STOP_PAYMENT, 'p.id');
const abandoned = `
select p.id as "subjectId", p.order_number as "subjectName", p.order_id as "orderId",
  p.amount_cents as "amountCents", p.provider_intent_id as "intentId", ${tries.columns}
from payments p ${tries.join}
where p.is_to_stop and ${tries.isDue}
order by ${tries.order}, p.created_at limit ${taskBatch}`;

/**
 * Cancels payments at the provider that must no longer be paid, such as those of orders canceled in the
 * meantime. A payment that still arrives is refunded.
 */
export const stopAbandoned = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!cards) return;
  const next = () => sql.rows<Task & { intentId: string }>(abandoned, [clock()]);
  await runProviderTasks(services, ProviderTask.STOP_PAYMENT, next, async ({ subjectId, intentId }) => {
    await cards.cancelIntent(intentId);
    await sql.rows('update payments set is_to_stop = false where id = $1', [subjectId]);
  });
};
