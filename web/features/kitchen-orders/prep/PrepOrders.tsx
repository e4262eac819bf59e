import type { FragmentType } from '@apollo/client';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OrderedContents } from '../../../food/OrderedContents.tsx';
import { contentsOf } from '../../../food/ordered-contents.ts';
import { type PrepOrder_orderFragment, usePrepOrder_order } from '../../../generated/graphql.ts';
import { clockTime } from '../../../lib/formats/dates.ts';
import { translate } from '../../../lib/language.ts';
import { NoteToCook } from '../board/NoteToCook.tsx';

type From = FragmentType<PrepOrder_orderFragment>;

interface Props {
  orders: readonly ({ id: string } & From)[];
  timeZone: string;
}

/** Each order of the meal with what to mind and where it goes; on paper with a box to tick. */
export const PrepOrders = ({ orders, timeZone }: Props) => (
  <section aria-labelledby="orders-of-meal">
    <h2 id="orders-of-meal" className="mb-2 text-title font-bold">
      {t`Orders`}
    </h2>
    <ol className="divide-y divide-border border-y border-border">
      {orders.map(order => (
        <PrepOrder key={order.id} order={order} timeZone={timeZone} />
      ))}
    </ol>
  </section>
);

const statusWords = {
  PLACED: null,
  PREPARING: msg`In preparation`,
  READY: msg`Ready`,
  OUT_FOR_DELIVERY: msg`Out for delivery`,
  DELIVERED: msg`Delivered`,
  CANCELED: msg`Canceled`,
};

function PrepOrder({ order: from, timeZone }: { order: From; timeZone: string }) {
  const order = usePrepOrder_order(from);
  const word = statusWords[order.status];
  const status = word && translate(word);
  const unpaid = order.paymentStatus === 'DUE' && t`not paid`;
  return (
    <li className="flex break-inside-avoid gap-3 py-3">
      <span
        aria-hidden
        className="mt-1 hidden size-5 shrink-0 rounded border border-input-border print:block"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>
            <span className="font-semibold">{order.customer?.firstName}</span>{' '}
            <span className="text-muted tabular-nums">{order.orderNumber}</span>
          </span>
          <span className="text-muted tabular-nums">
            {[status, order.total.text, unpaid].filter(Boolean).join(', ')}
          </span>
        </p>
        <ul className="flex flex-col gap-1">
          {order.lines.map(line => (
            <li key={line.position}>
              <p className="text-lead leading-snug font-medium">
                {line.quantity} × {line.dishName}
              </p>
              <OrderedContents {...contentsOf(line)} />
            </li>
          ))}
        </ul>
        {order.note && <NoteToCook note={order.note} />}
        <p>
          <Due order={order} timeZone={timeZone} />
          {order.deliveryAddress && `: ${order.deliveryAddress}`}
          {order.customer?.phone && (
            <span className="whitespace-nowrap text-muted tabular-nums">, {order.customer.phone}</span>
          )}
        </p>
      </div>
    </li>
  );
}

/** Until when an order is fetched or brought. */
function Due({ order, timeZone }: { order: PrepOrder_orderFragment; timeZone: string }) {
  const time = <span className="font-semibold tabular-nums">{clockTime(order.servedUntil, timeZone)}</span>;
  return order.fulfillment === 'PICKUP' ? (
    <Trans>Picked up by {time}</Trans>
  ) : (
    <Trans>Deliver by {time}</Trans>
  );
}
