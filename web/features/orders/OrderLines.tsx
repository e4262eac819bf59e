import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { OrderedContents } from '../../food/OrderedContents.tsx';
import { contentsOf } from '../../food/ordered-contents.ts';
import { type OrderLines_orderFragment, useOrderLines_order } from '../../generated/graphql.ts';

interface Props {
  order: FragmentType<OrderLines_orderFragment>;
  /** What is said below the total. */
  children?: ReactNode;
}

export function OrderLines({ order: from, children }: Props) {
  const order = useOrderLines_order(from);
  return (
    <section aria-labelledby="dishes">
      <h2 id="dishes" className="text-title font-bold">{t`Dishes`}</h2>
      <ul className="mt-1 divide-y divide-border">
        {order.lines.map(line => (
          <li key={line.position} className="flex gap-3 py-3">
            <span className="min-w-7 font-semibold tabular-nums">{line.quantity} ×</span>
            <div className="min-w-0 flex-1">
              <p>{line.dishName}</p>
              <OrderedContents {...contentsOf(line)} />
              {line.quantity > 1 && (
                <p className="text-small text-muted tabular-nums">{t`${line.unitPrice.text} each`}</p>
              )}
            </div>
            <span className="tabular-nums">{line.lineTotal.text}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t border-border py-3 text-lead font-bold tabular-nums">
        <span>{t`Total`}</span>
        <span>{order.total.text}</span>
      </p>
      {children}
    </section>
  );
}
