import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/operation/ctx.ts';
import { MenuChanged } from '../domains/menus/menu-events.ts';
import { TiffinBillPaid } from '../domains/payments/payment-events.ts';
import { makeTiffinBills } from '../domains/tiffin-plans/billing/make-tiffin-bills.ts';
import { countForecasts } from '../domains/tiffin-plans/forecast/count-forecasts.ts';
import { placeDueOrders } from '../domains/tiffin-plans/ordering/place-due-orders.ts';
import { kitchensWithPlans, notePriceRises } from '../domains/tiffin-plans/prices/note-price-rises.ts';
import { TiffinPlanChanged } from '../domains/tiffin-plans/tiffin-plan-events.ts';

const everyMinute = '* * * * *';
/** Bills are made at nine, or soon after a weekend began without them. */
const everyFiveMinutes = '*/5 * * * *';
/** In the night of most kitchens. */
const everyDay = '40 8 * * *';
/** Days begin on the hour in every time zone of a city. */
const everyHour = '2 * * * *';

/**
 * Places the orders of tiffin plans as kitchens begin to take orders for their days, bills them, notes dearer dishes
 * and counts what plans will bring.
 */
export const tiffinPlanJobs = async (boss: PgBoss, services: Services): Promise<void> => {
  await boss.createQueue('tiffin-plans', { policy: 'singleton', expireInSeconds: 600 });
  await boss.work('tiffin-plans', { pollingIntervalSeconds: 2 }, () => placeDueOrders(services));
  await boss.schedule('tiffin-plans', everyMinute);
  const soon = () => void boss.send('tiffin-plans', {}).catch(() => undefined);
  services.subscribers.after(TiffinPlanChanged, soon);
  // Its money pays for orders.
  services.subscribers.after(TiffinBillPaid, soon);
  // One may wait while one works, however many plans change.
  await boss.createQueue('tiffin-bills', { policy: 'stately', expireInSeconds: 600 });
  await boss.work('tiffin-bills', { pollingIntervalSeconds: 10 }, () => makeTiffinBills(services));
  await boss.schedule('tiffin-bills', everyFiveMinutes);
  // A plan that starts at the weekend, or has a day again, is billed without waiting for that.
  services.subscribers.after(
    TiffinPlanChanged,
    () => void boss.send('tiffin-bills', {}).catch(() => undefined),
  );
  await boss.createQueue('tiffin-forecasts', { policy: 'singleton', expireInSeconds: 600 });
  await boss.work('tiffin-forecasts', { pollingIntervalSeconds: 30 }, () => countForecasts(services));
  await boss.schedule('tiffin-forecasts', everyHour);
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
