import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';
import { useWideWindow } from '../../../lib/use-wide-window.ts';
import { BoardTabs } from './BoardTabs.tsx';
import { boardColumns } from './board-columns.ts';

interface Props<Order> {
  orders: readonly Order[];
  /** The card of an order. */
  card: (order: Order) => ReactNode;
}

type BoardOrder = { id: string; status: OrderStatus };

/** The orders by status: side by side where there is room, one status at a time on a phone. */
export function Board<Order extends BoardOrder>({ orders, card }: Props<Order>) {
  const isWide = useWideWindow();
  const columns = boardColumns.map(column => {
    const inColumn = orders.filter(order => order.status === column.status);
    return {
      ...column,
      title: translate(column.title),
      count: inColumn.length,
      content: <Cards orders={inColumn} card={card} />,
    };
  });
  if (!isWide) return <BoardTabs columns={columns} />;
  return (
    <div className="grid grid-cols-4 items-start gap-3">
      {columns.map(({ status, title, count, content }) => (
        <section key={status} aria-label={`${title}, ${count}`} className="rounded-card bg-sunken p-2">
          <h2 className="flex items-baseline justify-between gap-2 px-2 pt-1 pb-2 text-lead font-bold">
            {title}
            <span className="text-title tabular-nums">{count}</span>
          </h2>
          {content}
        </section>
      ))}
    </div>
  );
}

const Cards = <Order extends BoardOrder>({ orders, card }: Props<Order>) =>
  orders.length === 0 ? (
    <p className="px-2 py-6 text-center text-muted">{t`Nothing here`}</p>
  ) : (
    <ul className="flex flex-col gap-3">
      {orders.map(order => (
        <li key={order.id}>{card(order)}</li>
      ))}
    </ul>
  );
