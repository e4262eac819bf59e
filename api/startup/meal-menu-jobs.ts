import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/operation/ctx.ts';
import { remindOfContents } from '../domains/orders/meal-menus/remind-of-contents.ts';

const everyTenMinutes = '*/10 * * * *';

/** Reminds cooks to write what is in their tiffins of the day. */
export const mealMenuJobs = async (boss: PgBoss, services: Services): Promise<void> => {
  await boss.createQueue('content-reminders', { policy: 'singleton', expireInSeconds: 600 });
  await boss.work('content-reminders', { pollingIntervalSeconds: 30 }, () => remindOfContents(services));
  await boss.schedule('content-reminders', everyTenMinutes);
};
