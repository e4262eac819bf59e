import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/operation/ctx.ts';
import { MenuChanged } from '../domains/menus/menu-events.ts';
import { TiffinBillPaid } from '../domains/payments/payment-events.ts';
import { makeTiffinBills } from '../domains/tiffin-plans/billing/make-tiffin-bills.ts';
import { placeDueOrders } from '../domains/tiffin-plans/ordering/place-due-orders.ts';
import { notePriceRises } from '../domains/tiffin-plans/prices/note-price-rises.ts';
import { TiffinPlanChanged } from '../domains/tiffin-plans/tiffin-plan-events.ts';

const everyMinute = '* * * * *';
/** Bills are made at nine; every time zone is some quarters of an hour from the others. */
const everyFiveMinutes = '*/5 * * * *';

/** Places the orders of tiffin plans as kitchens begin to take orders for their days, bills them, notes dearer dishes. */
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
  // At most one job of a kitchen waits, however often its cook changes the menu.
  await boss.createQueue('tiffin-prices', { policy: 'short', expireInSeconds: 600 });
  await boss.work<{ supplierId: string }>('tiffin-prices', { pollingIntervalSeconds: 2 }, async ([job]) =>
    notePriceRises(services, job!.data.supplierId),
  );
  services.subscribers.after(
    MenuChanged,
    ({ supplierId }) =>
      void boss.send('tiffin-prices', { supplierId }, { singletonKey: supplierId }).catch(() => undefined),
  );
};
