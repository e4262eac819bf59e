import type { FragmentType } from '@apollo/client';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import {
  type KitchenOrderCard_orderFragment,
  useKitchenOrderCard_order,
} from '../../../generated/graphql.ts';
import { timeSpan } from '../../../lib/formats/dates.ts';
import { mealtimeWord } from '../../../lib/formats/meal-window-words.ts';
import { OrderedDishes } from '../prep/OrderedDishes.tsx';
import { HandoverLine } from './HandoverLine.tsx';
import { NoteToCook } from './NoteToCook.tsx';
import { UnpaidBadge } from './UnpaidBadge.tsx';
import { UrgencyBadge } from './UrgencyBadge.tsx';
import { urgencyOf } from './urgency.ts';

interface Props {
  order: FragmentType<KitchenOrderCard_orderFragment>;
  timeZone: string;
  now: Date;
  /** What can be done with it. */
  actions: ReactNode;
}

/** An order on the board, to be read from a step away from the tablet. */
export function KitchenOrderCard({ order: from, timeZone, now, actions }: Props) {
  const order = useKitchenOrderCard_order(from);
  const urgency = urgencyOf(order, now, timeZone);
  return (
    <article
      data-order={order.id}
      className={clsx(
        'flex flex-col gap-3 rounded-card bg-surface p-4',
        urgency?.tone === 'danger' ? 'border-2 border-danger' : 'border border-border',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold tabular-nums">
          {timeSpan(order.servedFrom, order.servedUntil, timeZone)}
          <span className="font-normal text-muted">, {mealtimeWord(order.mealtime)}</span>
        </p>
        <UrgencyBadge urgency={urgency} />
      </div>
      <h3 className="-my-1.5 text-title leading-snug font-bold">
        <Link
          to={paths.order(order.id)}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-control hover:underline"
        >
          {order.customer?.firstName}
          <span className="text-body font-medium text-muted tabular-nums">{order.orderNumber}</span>
        </Link>
      </h3>
      <OrderedDishes lines={order.lines} />
      {order.note && <NoteToCook note={order.note} />}
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <HandoverLine order={order} />
        </div>
        <p className="flex flex-wrap items-center justify-end gap-x-2 text-lead font-semibold tabular-nums">
          {order.paymentStatus === 'DUE' && <UnpaidBadge />}
          {order.total.text}
        </p>
      </div>
      {actions}
    </article>
  );
}
