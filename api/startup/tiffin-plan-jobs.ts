import type { PgBoss } from 'pg-boss';
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
export const tiffinPlanJobs = async (boss: PgBoss, services: Services): Promise<void> => {
  await boss.createQueue('tiffin-plans', { policy: 'singleton', expireInSeconds: 600 });
  await boss.work('tiffin-plans', { pollingIntervalSeconds: 2 }, () => placeDueOrders(services));
  await boss.schedule('tiffin-plans', everyMinute);
  // However often one customer saves a household or skips a day, its runs are no more than these.
  const soon = () =>
    void boss
      .send('tiffin-plans', {}, { singletonSeconds: secondsPerRun, singletonNextSlot: true })
      .catch(() => undefined);
  for (const event of plansThatMayBeDue) services.subscribers.after(event, soon);
  // Its money pays for orders.
  services.subscribers.after(TiffinBillPaid, soon);
  // What was ordered may be for no one now; of a changed dish the next minute takes care.
  services.subscribers.after(HouseholdSaved, soon);
  // One may wait while one works, however many plans change.
  await boss.createQueue('tiffin-bills', { policy: 'stately', expireInSeconds: 600 });
  await boss.work('tiffin-bills', { pollingIntervalSeconds: 10 }, () => makeTiffinBills(services));
  await boss.schedule('tiffin-bills', everyFiveMinutes);
  // A plan that starts at the weekend, or has a day again, is billed without waiting for that.
  const billSoon = () => void boss.send('tiffin-bills', {}).catch(() => undefined);
  for (const event of plansThatMayBeDue) services.subscribers.after(event, billSoon);
  await boss.createQueue('tiffin-credits', { policy: 'singleton', expireInSeconds: 600 });
  await boss.work('tiffin-credits', { pollingIntervalSeconds: 30 }, () => returnUnneededCredits(services));
  await boss.schedule('tiffin-credits', everyDay);
  await boss.createQueue('tiffin-forecasts', { policy: 'singleton', expireInSeconds: 600 });
  await boss.work('tiffin-forecasts', { pollingIntervalSeconds: 30 }, () => countForecasts(services));
  await boss.schedule('tiffin-forecasts', everyHour);
  await boss.createQueue('tiffin-waitlists', { policy: 'stately', expireInSeconds: 600 });
  await boss.work('tiffin-waitlists', { pollingIntervalSeconds: 10 }, () => serveWaitlists(services));
  await boss.schedule('tiffin-waitlists', everyMinute);
  // At most one job of a kitchen waits while one works, however often its cook changes the menu.
  await boss.createQueue('tiffin-prices', { policy: 'stately', expireInSeconds: 600 });
  const notePrices = (supplierId: string) =>
    boss.send('tiffin-prices', { supplierId }, { singletonKey: supplierId });
  await boss.work<{ supplierId?: string }>('tiffin-prices', { pollingIntervalSeconds: 2 }, async ([job]) => {
    const { supplierId } = job!.data;
    if (supplierId) return notePriceRises(services, supplierId);
    // The job of a single change may have been lost, or came before its plan.
    for (const each of await kitchensWithPlans(services)) await notePrices(each);
  });
  await boss.schedule('tiffin-prices', everyDay, {});
  services.subscribers.after(
    MenuChanged,
    ({ supplierId }) => void notePrices(supplierId).catch(() => undefined),
  );
};
