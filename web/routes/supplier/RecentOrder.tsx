import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { OrderStatusBadge } from '../../features/orders/OrderStatusBadge.tsx';
import { type RecentOrder_orderFragment, useRecentOrder_order } from '../../generated/graphql.ts';
import { windowName } from '../../lib/formats/meal-window-words.ts';

/** An order as the kitchen remembers it: what, for when, for how much. */
export function RecentOrder({ order: from }: { order: FragmentType<RecentOrder_orderFragment> }) {
  const order = useRecentOrder_order(from);
  return (
    <li className="relative px-4 py-3 has-[a:hover]:bg-sunken">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          to={paths.order(order.id)}
          className="font-semibold after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {order.orderNumber}
        </Link>
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="mt-1 line-clamp-2">
        {order.lines.map(line => `${line.quantity} × ${line.dishName}`).join(', ')}
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-small text-muted tabular-nums">
        <span>{windowName(order, order.supplier.city.timeZone, new Date())}</span>
        <span className="font-semibold text-ink">{order.total.text}</span>
      </p>
    </li>
  );
}
