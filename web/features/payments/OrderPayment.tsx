import type { FragmentType } from '@apollo/client';
import { type OrderPayment_orderFragment, useOrderPayment_order } from '../../generated/graphql.ts';
import { RowList } from '../../ui/lists/RowList.tsx';
import { MarkOrderPaid } from './MarkOrderPaid.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { RefundRow } from './refunds/RefundRow.tsx';

interface Props {
  order: FragmentType<OrderPayment_orderFragment>;
  onChanged: () => void;
}

/** The money of one order: what was paid, what went back, and what an admin can do about it. */
export function OrderPayment({ order: from, onChanged }: Props) {
  const order = useOrderPayment_order(from);
  const { payment, refunds } = order;
  const isDue = order.paymentStatus === 'DUE' && order.status !== 'CANCELED';
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="mb-3 text-title font-bold">
        Payment
      </h2>
      <RowList>
        {payment && <PaymentRow payment={payment} onChanged={onChanged} />}
        {refunds.map(refund => (
          <RefundRow key={refund.id} refund={refund} onChanged={onChanged} />
        ))}
        {!payment && <li className="p-4 text-muted">No payments yet.</li>}
      </RowList>
      {isDue && (
        <MarkOrderPaid
          orderId={order.id}
          orderNumber={order.orderNumber}
          total={order.total.text}
          onPaid={onChanged}
        />
      )}
    </section>
  );
}
