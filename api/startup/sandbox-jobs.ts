import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/operation/ctx.ts';
import { reportAccounts, reportPayments } from '../domains/sandbox/cards/report-payments.ts';

const everyMinute = '* * * * *';

/** Tells the marketplace what the cards of the sandbox did, also those that pay later. */
export const sandboxJobs = async (boss: PgBoss, services: Services): Promise<void> => {
  await boss.createQueue('sandbox-cards', { policy: 'singleton' });
  await boss.work('sandbox-cards', { pollingIntervalSeconds: 2 }, async () => {
    await reportPayments(services);
    await reportAccounts(services);
  });
  await boss.schedule('sandbox-cards', everyMinute);
};
