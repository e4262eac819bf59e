import { Notice } from '../../ui/feedback/Notice.tsx';
import { ordersText } from './week-words.ts';

/** A change of a plan never cancels what was ordered: says so when there is something. */
export const OpenOrdersNote = ({ orders }: { orders: number }) => (
  <div role="status" className="empty:hidden">
    {orders > 0 && (
      <Notice tone="warn">
        {orders === 1 ? '1 order is open' : `${ordersText(orders)} are open`} already and will not be
        canceled. Cook {orders === 1 ? 'it' : 'them'}, or cancel {orders === 1 ? 'it' : 'them one by one'}{' '}
        under Orders.
      </Notice>
    )}
  </div>
);
