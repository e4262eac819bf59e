import type { Work } from '../../../core/operation.ts';
import { settleDays } from '../../mealtimes/settle-days.ts';
import type { DishContentsChanged } from '../../menus/menu-events.ts';
import { type HeldOrderPlaced, OrderLinesChanged, OrderReopened } from '../order-events.ts';
import { dishChangeWords } from './dish-change-words.ts';
import { type ChangedLine, isNews, reopenOrders } from './reopen-orders.sql.ts';

/**
 * Reopens orders whose dishes a kitchen changed: their customers are notified and can cancel until delivery. The new
 * menu version on future days refuses concurrent orders that read the dishes before the change, so none is missed.
 */
export const reopenChangedOrders = async (
  work: Work,
  { supplierId, today }: DishContentsChanged,
): Promise<void> => {
  await work.sql.rows('update suppliers set menu_version = menu_version + 1 where id = $1', [supplierId]);
  await settleDays(work.sql, supplierId, today);
  await reopen(work, supplierId);
};

/** The same for an order that was held while its dishes changed. Waits for a concurrent change. */
export const reopenIfChangedWhileHeld = async (
  work: Work,
  { supplierId }: HeldOrderPlaced,
): Promise<void> => {
  await work.sql.rows('select from suppliers where id = $1 for share', [supplierId]);
  await reopen(work, supplierId);
};

const reopen = async (work: Work, supplierId: string): Promise<void> => {
  const changed = await work.sql.rows<ChangedLine>(reopenOrders, [supplierId, work.now]);
  for (const [orderId, lines] of Map.groupBy(changed, line => line.orderId)) {
    const news = lines.filter(isNews);
    work.record(
      news.length > 0
        ? new OrderReopened(orderId, supplierId, dishChangeWords(news))
        : new OrderLinesChanged(orderId, supplierId),
    );
  }
};
