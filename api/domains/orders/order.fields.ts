import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { Role } from '../../core/access/role.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Money } from '../../core/values/money.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { cancellableUntil, mayStillBeCanceledByCustomer } from './canceling/cancellable.ts';
import { HeldOrder, type HeldOrderRow } from './holding/held-order.ts';
import { nextStatusFrom } from './moving/next-status-from.ts';
import { OrderMoment } from './moving/order-moment.ts';
import { Order } from './order.ts';
import type { OrderLineRow, OrderRow } from './order-columns.ts';
import { customerOfOrder, OrderCustomer } from './order-customer.ts';
import { OrderLine } from './order-line.ts';
import { OrderStatus, openStatuses } from './order-status.ts';
import { pickupAddressOf } from './pickup-address.ts';

@Resolver(() => Order)
export class OrderFields {
  @FieldResolver(() => Supplier, { description: 'Kitchen that cooks it.' })
  async supplier(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, order.supplierId))!;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of the kitchen, where it is picked up; null for delivery and once it is picked up or canceled.',
  })
  async pickupAddress(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<string | null> {
    return pickupAddressOf(order, (await supplierOf(ctx, order.supplierId))!);
  }

  @FieldResolver(() => [OrderLine], {
    complexity: entries(3),
    description: 'Dishes in the order they were added to the cart.',
  })
  lines(@Root() order: OrderRow): OrderLineRow[] {
    return order.lines;
  }

  @FieldResolver(() => Money, { description: 'Total the customer pays.' })
  total(@Root() order: OrderRow): Money {
    return new Money(order.totalCents);
  }

  @FieldResolver(() => [OrderMoment], {
    complexity: entries(6),
    description: 'Status changes so far, in chronological order.',
  })
  timeline(@Root() order: OrderRow): OrderMoment[] {
    return [
      { status: OrderStatus.PLACED, at: order.placedAt },
      { status: OrderStatus.PREPARING, at: order.preparingAt },
      { status: OrderStatus.READY, at: order.readyAt },
      { status: OrderStatus.OUT_FOR_DELIVERY, at: order.outForDeliveryAt },
      { status: OrderStatus.DELIVERED, at: order.deliveredAt },
      { status: OrderStatus.CANCELED, at: order.canceledAt },
    ].flatMap(({ status, at }) => (at ? [{ status, at }] : []));
  }

  @FieldResolver(() => DateTime, {
    description:
      'Time until which the customer can cancel. If the kitchen changes allergens, diet or marks of an ordered dish, ' +
      'the end of the serving time; the customer can then cancel even later, until the order is delivered.',
  })
  cancellableUntil(@Root() order: OrderRow): Date {
    return cancellableUntil(order);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Earliest time of the next step; null once the kitchen can take it, and where no step follows.',
  })
  nextStatusFrom(@Context() ctx: Ctx, @Root() order: OrderRow): Date | null {
    const from = nextStatusFrom(order);
    return from && from > ctx.now ? from : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can cancel it now.' })
  viewerCanCancel(@Context() ctx: Ctx, @Root() order: OrderRow): boolean {
    return ctx.viewer.is(Role.CUSTOMER) && mayStillBeCanceledByCustomer(order, ctx.now);
  }

  @FieldResolver(() => OrderCustomer, {
    nullable: true,
    description: 'Customer details for the kitchen; null for other viewers.',
  })
  async customer(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<OrderCustomer | null> {
    return ctx.viewer.is(Role.SUPPLIER) ? customerOfOrder(ctx, order.id) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its meal window is over and it is not delivered.',
  })
  isLate(@Context() ctx: Ctx, @Root() order: OrderRow): boolean {
    return openStatuses.includes(order.status) && ctx.now > new Date(order.servedUntil);
  }
}

@Resolver(() => HeldOrder)
export class HeldOrderFields {
  @FieldResolver(() => Money, { description: 'Total the customer pays.' })
  total(@Root() held: HeldOrderRow): Money {
    return new Money(held.totalCents);
  }
}

@Resolver(() => OrderLine)
export class OrderLineFields {
  @FieldResolver(() => Money, { description: 'Price of one plate.' })
  unitPrice(@Root() line: OrderLineRow): Money {
    return new Money(line.unitPriceCents);
  }

  @FieldResolver(() => Money, { description: 'Price of all plates of the line.' })
  lineTotal(@Root() line: OrderLineRow): Money {
    return new Money(line.unitPriceCents * line.quantity);
  }
}
