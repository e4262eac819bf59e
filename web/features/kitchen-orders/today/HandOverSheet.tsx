import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import type { TodayOrder } from './meal-steps.ts';

interface Props {
  orders: readonly TodayOrder[];
  onConfirm: (orders: readonly TodayOrder[]) => void;
  onClose: () => void;
}

/** The last step can't be undone, and one customer may not have come: each order can be left out. */
export function HandOverSheet({ orders, onConfirm, onClose }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = orders.filter(({ id }) => !leftOut.has(id));
  const count = chosen.length;
  const toggle = (id: string) => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  };
  return (
    <Sheet
      onClose={onClose}
      title={t`Who has their meal?`}
      description={t`You can't undo this. Uncheck an order that is still with you.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Not yet`}</Button>
          <Button disabled={count === 0} onClick={() => onConfirm(chosen)}>
            {plural(count, { one: `${count} order handed over`, other: `${count} orders handed over` })}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-border">
        {orders.map(order => (
          <li key={order.id}>
            <Checkbox
              checked={!leftOut.has(order.id)}
              onChange={() => toggle(order.id)}
              label={<OrderName order={order} />}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const OrderName = ({ order }: { order: TodayOrder }) => (
  <>
    <span className="block font-semibold">
      {order.customer?.firstName}{' '}
      <span className="font-normal text-muted tabular-nums">{order.orderNumber}</span>
    </span>
    <span className="block text-muted">
      {order.fulfillment === 'PICKUP' ? t`Pickup` : (order.deliveryAddress ?? t`Delivery`)}
    </span>
  </>
);
