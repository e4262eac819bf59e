import { msg } from '@lingui/core/macro';
import clsx from 'clsx';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';
import type { TodayOrder } from './meal-steps.ts';

const columns: readonly { status: OrderStatus; word: ReturnType<typeof msg> }[] = [
  { status: 'PLACED', word: msg`New` },
  { status: 'PREPARING', word: msg`Cooking` },
  { status: 'READY', word: msg`Ready` },
  { status: 'OUT_FOR_DELIVERY', word: msg`On the way` },
  { status: 'DELIVERED', word: msg`Done` },
];

/** How many orders of a meal have come how far. */
export const MealCounts = ({ orders }: { orders: readonly TodayOrder[] }) => (
  <dl className="flex flex-wrap gap-y-2 rounded-control bg-sunken px-1 py-2 text-center">
    {columns.map(({ status, word }) => {
      const count = orders.filter(order => order.status === status).length;
      return (
        <div key={status} className="flex grow basis-[max(20%,3.6rem)] flex-col-reverse justify-end">
          <dt className="text-small text-muted">{translate(word)}</dt>
          <dd className={clsx('text-title font-bold tabular-nums', count === 0 && 'text-muted')}>{count}</dd>
        </div>
      );
    })}
  </dl>
);
