import type { Services } from '../core/operation/ctx.ts';
import { HouseholdSaved } from '../domains/households/household-events.ts';
import { MenuChanged } from '../domains/menus/menu-events.ts';
import { TiffinBillPaid } from '../domains/payments/payment-events.ts';
import { makeTiffinBills } from '../domains/tiffin-plans/billing/make-tiffin-bills.ts';
import { returnUnneededCredits } from '../domains/tiffin-plans/billing/return-unneeded-credits.ts';
import { countForecasts } from '../domains/tiffin-plans/forecast/count-forecasts.ts';
import { placeDueOrders } from '../domains/tiffin-plans/ordering/place-due-orders.ts';
import { kitchensWithPlans, notePriceRises } from '../domains/tiffin-plans/prices/note-price-rises.ts';
import { TiffinPlanChanged, TiffinPlanStarted } from '../domains/tiffin-plans/tiffin-plan-events.ts';
import { serveWaitlists } from '../domains/tiffin-plans/waitlist/serve-waitlists.ts';
import { givenUpQueue } from '../platform/jobs/given-up-queue.ts';
import type { Jobs } from './jobs.ts';

const everyMinute = '* * * * *';
/** Bills are made at nine, or soon after a weekend began without them. */
const everyFiveMinutes = '*/5 * * * *';
/** In the night of most kitchens. */
const everyDay = '40 8 * * *';
/** Days begin on the hour in every time zone of a city. */
const everyHour = '2 * * * *';
/** At most one run in so many seconds is asked for; what changes meanwhile is in the next one. */
const secondsPerRun = 5;

const plansThatMayBeDue = [TiffinPlanStarted, TiffinPlanChanged];

/**
 * Places the orders of tiffin plans as kitchens begin to take orders for their days, bills them, returns credit
 * that none needs, notes dearer dishes, counts what plans will bring and serves the waiting lists of offers.
 */
export const tiffinPlanJobs = async (jobs: Jobs, services: Services): Promise<void> => {
  await jobs.add(
    'tiffin-plans',
    { policy: 'singleton', expireInSeconds: 600, pollingIntervalSeconds: 2, schedule: everyMinute },
    () => placeDueOrders(services),
  );
  // However often one customer saves a household or skips a day, its runs are no more than these.
  const soon = () =>
    jobs.sendSoon('tiffin-plans', { singletonSeconds: secondsPerRun, singletonNextSlot: true });
  for (const event of plansThatMayBeDue) services.subscribers.after(event, soon);
  // Its money pays for orders.
  services.subscribers.after(TiffinBillPaid, soon);
  // What was ordered may be for no one now; of a changed dish the next minute takes care.
  services.subscribers.after(HouseholdSaved, soon);
  // One may wait while one works, however many plans change.
  await jobs.add(
    'tiffin-bills',
    {
      policy: 'stately',
      expireInSeconds: 600,
      // What failed is tried again once before the next run of the schedule.
      retryLimit: 1,
      retryDelay: 20,
      pollingIntervalSeconds: 10,
      schedule: everyFiveMinutes,
    },
    async () => {
      const failed = await makeTiffinBills(services);
      if (failed > 0) throw new Error(`tiffin bills: ${failed} failed; retrying`);
    },
  );
  // A plan that starts at the weekend, or has a day again, is billed without waiting for that.
  const billSoon = () => jobs.sendSoon('tiffin-bills');
  for (const event of plansThatMayBeDue) services.subscribers.after(event, billSoon);
  await jobs.add(
    'tiffin-credits',
    {
      policy: 'singleton',
      expireInSeconds: 600,
      deadLetter: givenUpQueue,
      pollingIntervalSeconds: 30,
      schedule: everyDay,
    },
    () => returnUnneededCredits(services),
  );
  await jobs.add(
    'tiffin-forecasts',
    { policy: 'singleton', expireInSeconds: 600, pollingIntervalSeconds: 30, schedule: everyHour },
    () => countForecasts(services),
  );
  await jobs.add(
    'tiffin-waitlists',
    { policy: 'stately', expireInSeconds: 600, pollingIntervalSeconds: 10, schedule: everyMinute },
    () => serveWaitlists(services),
  );
  // At most one job of a kitchen waits while one works, however often its cook changes the menu.
  const notePrices = (supplierId: string) =>
    jobs.boss.send('tiffin-prices', { supplierId }, { singletonKey: supplierId });
  await jobs.add<{ supplierId?: string }>(
    'tiffin-prices',
    {
      policy: 'stately',
      expireInSeconds: 600,
      deadLetter: givenUpQueue,
      pollingIntervalSeconds: 2,
      schedule: everyDay,
    },
    async ([job]) => {
      const { supplierId } = job!.data;
      if (supplierId) return notePriceRises(services, supplierId);
      // The job of a single change may have been lost, or came before its plan.
      for (const each of await kitchensWithPlans(services)) await notePrices(each);
    },
  );
  services.subscribers.after(
    MenuChanged,
    ({ supplierId }) => void notePrices(supplierId).catch(() => undefined),
  );
};
