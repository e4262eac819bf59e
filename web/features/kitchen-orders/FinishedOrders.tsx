import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import ChevronDown from '~icons/lucide/chevron-down';
import { paths } from '../../app/paths.ts';
import { type Mealtime, useFinishedOrdersQuery } from '../../generated/graphql.ts';
import { mealtimeWord } from '../../lib/formats/meal-window-words.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

interface Props {
  day: string;
  mealtime: Mealtime | null;
}

/** Delivered and canceled orders, collapsed until opened. */
export function FinishedOrders(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group mt-6 rounded-card border border-border bg-surface"
      onToggle={event => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 items-center gap-2 rounded-card px-4 font-semibold">
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        {t`Delivered and canceled`}
      </summary>
      {isOpen && <Finished {...props} />}
    </details>
  );
}

function Finished({ day, mealtime }: Props) {
  const { data, error } = useFinishedOrdersQuery({
    variables: { day, mealtime },
    fetchPolicy: 'cache-and-network',
  });
  if (!data)
    return <div className="px-4 pb-4">{error ? t`This didn't load.` : <Skeleton className="h-20" />}</div>;
  const orders = data.kitchenOrders.nodes;
  if (orders.length === 0) return <p className="px-4 pb-4 text-muted">{t`None yet.`}</p>;
  return (
    <ul className="divide-y divide-border border-t border-border">
      {orders.map(order => (
        <li key={order.id}>
          <Link
            to={paths.order(order.id)}
            className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-sunken"
          >
            <span className="font-medium">{order.customer?.firstName}</span>
            <span className="text-muted tabular-nums">{order.orderNumber}</span>
            <span className="text-muted">
              {mealtimeWord(order.mealtime)}, {order.status === 'DELIVERED' ? t`delivered` : t`canceled`}
            </span>
            <span className="ml-auto tabular-nums">{order.total.text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
