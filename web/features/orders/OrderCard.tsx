import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type OrderCard_orderFragment, useOrderCard_order } from '../../generated/graphql.ts';
import { windowName } from '../../lib/formats/meal-window-words.ts';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

interface Props {
  order: FragmentType<OrderCard_orderFragment>;
  /** What can be done with it from here. */
  actions?: ReactNode;
}

/** An order in the list; all of the card leads to it, the kitchen's name alone is spoken as the link. */
export function OrderCard({ order: from, actions }: Props) {
  const order = useOrderCard_order(from);
  const { kitchenName, city } = order.supplier;
  return (
    <article className="relative rounded-card border border-border bg-surface p-4 has-[a:hover]:border-input-border">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-small font-medium text-muted">{windowName(order, city.timeZone, new Date())}</p>
        <OrderStatusBadge status={order.status} />
      </div>
      <h2 className="mt-1 text-lead leading-snug font-semibold text-pretty">
        <Link to={paths.order(order.id)} className="card-link">
          {kitchenName}
        </Link>
      </h2>
      <p className="mt-1 line-clamp-2 text-muted">
        {order.lines.map(line => `${line.quantity} × ${line.dishName}`).join(', ')}
      </p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-small text-muted tabular-nums">
        <span>{order.orderNumber}</span>
        <span className="font-semibold text-ink">{order.total.text}</span>
      </p>
      <div className="relative mt-3 flex flex-wrap gap-2 empty:hidden">{actions}</div>
    </article>
  );
}
