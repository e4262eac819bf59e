import type { Services } from '../core/operation/ctx.ts';
import { remindOfContents } from '../domains/orders/meal-menus/remind-of-contents.ts';
import type { Jobs } from './jobs.ts';

const everyTenMinutes = '*/10 * * * *';

/** Reminds cooks to write what is in their tiffins of the day. */
export const mealMenuJobs = async (jobs: Jobs, services: Services): Promise<void> => {
  await jobs.add(
    'content-reminders',
    { policy: 'singleton', expireInSeconds: 600, pollingIntervalSeconds: 30, schedule: everyTenMinutes },
    () => remindOfContents(services),
  );
};
