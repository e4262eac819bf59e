import type { Work } from '../../../core/operation/operation.ts';
import type { DishContentsChanged } from '../../menus/menu-events.ts';
import { lockMenu } from '../../suppliers/lock-menu.ts';
import { raiseMenuVersion } from '../../suppliers/raise-menu-version.ts';
import { settleDays } from '../../suppliers/settle-days.ts';
import { type HeldOrderPlaced, OrderLinesChanged, OrderReopened } from '../order-events.ts';
import { dishChangeWords } from './dish-change-words.ts';
import { isNews, reopenOrders } from './reopen-orders.ts';

/**
 * Reopens orders whose dishes a kitchen changed: their customers are notified and can cancel until delivery. The new
 * menu version on future days refuses concurrent orders that read the dishes before the change, so none is missed.
 */
export const reopenChangedOrders = async (
  work: Work,
  { supplierId, today }: DishContentsChanged,
): Promise<void> => {
  await raiseMenuVersion.all(work.sql, { supplierId });
  await settleDays(work.sql, supplierId, today);
  await reopen(work, supplierId);
};

/** The same for an order that was held while its dishes changed. Waits for a concurrent change. */
export const reopenIfChangedWhileHeld = async (
  work: Work,
  { supplierId }: HeldOrderPlaced,
): Promise<void> => {
  await lockMenu.all(work.sql, { supplierId });
  await reopen(work, supplierId);
};

const reopen = async (work: Work, supplierId: string): Promise<void> => {
  const changed = await reopenOrders.all(work.sql, { supplierId, now: work.now });
  for (const [orderId, lines] of Map.groupBy(changed, line => line.orderId)) {
    const news = lines.filter(isNews);
    work.record(
      news.length > 0
        ? new OrderReopened(orderId, supplierId, dishChangeWords(news))
        : new OrderLinesChanged(orderId, supplierId),
    );
  }
};
