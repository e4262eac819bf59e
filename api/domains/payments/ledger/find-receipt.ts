import type { Ctx } from '../../../core/operation/ctx.ts';
import { findOrder } from '../../orders/find-orders.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { pickupAddressOf } from '../../orders/pickup-address.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import { type PaymentRow, paymentOfOrder } from '../find-payments.ts';
import { PaymentStatus } from '../payment-enums.ts';
import { type RefundRow, refundsOfOrder } from '../refunding/find-refunds.ts';

/** Contents of a receipt. */
export interface Receipt {
  order: OrderRow;
  kitchenName: string;
  kitchenAddress: string;
  /** Null while unpaid: the document is then an order summary. */
  payment: PaymentRow | null;
  refunds: RefundRow[];
}

/** Finds the receipt of an order that the viewer may read. */
export const findReceipt = async (ctx: Ctx, orderId: string): Promise<Receipt | null> => {
  const order = await findOrder(ctx, orderId);
  if (!order) return null;
  const [supplier, payment, refunds] = await Promise.all([
    supplierOf(ctx, order.supplierId),
    paymentOfOrder(ctx, order.id),
    refundsOfOrder(ctx, order.id),
  ]);
  return {
    order,
    kitchenName: supplier!.kitchenName,
    kitchenAddress: pickupAddressOf(order, supplier!) ?? `${supplier!.address} ${supplier!.zipCode}`,
    payment: payment?.status === PaymentStatus.SUCCEEDED ? payment : null,
    refunds: refunds ?? [],
  };
};
