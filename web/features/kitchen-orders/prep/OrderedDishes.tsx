import { OrderedContents } from '../../../food/OrderedContents.tsx';
import { contentsOf } from '../../../food/ordered-contents.ts';
import type { KitchenOrderCard_orderFragment } from '../../../generated/graphql.ts';

interface Props {
  lines: KitchenOrderCard_orderFragment['lines'];
}

/** The dishes in large letters, each with what it contained when it was ordered. */
export const OrderedDishes = ({ lines }: Props) => (
  <ul className="flex flex-col gap-2 text-lead leading-snug">
    {lines.map(line => (
      <li key={line.position} className="flex gap-2">
        <span className="min-w-7 shrink-0 font-bold tabular-nums">{line.quantity} ×</span>
        <div className="min-w-0">
          <p className="font-medium">{line.dishName}</p>
          <OrderedContents {...contentsOf(line)} />
        </div>
      </li>
    ))}
  </ul>
);
