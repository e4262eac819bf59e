import type { Services } from '../core/operation/ctx.ts';
import { reportAccounts, reportPayments } from '../domains/sandbox/cards/report-payments.ts';
import type { Jobs } from './jobs.ts';

const everyMinute = '* * * * *';

/** Tells the marketplace what the cards of the sandbox did, also those that pay later. */
export const sandboxJobs = async (jobs: Jobs, services: Services): Promise<void> => {
  await jobs.add(
    'sandbox-cards',
    { policy: 'singleton', pollingIntervalSeconds: 2, schedule: everyMinute },
    async () => {
      await reportPayments(services);
      await reportAccounts(services);
    },
  );
};
