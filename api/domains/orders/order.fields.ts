import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/ctx.ts';
import { entries } from '../../core/list-cost.ts';
import { Money } from '../../core/money.ts';
import { Role } from '../../core/role.ts';
import { DateTime } from '../../core/scalars.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { HeldOrder } from './holding/held-order.ts';
import { nextStatusFrom } from './moving/next-status-from.ts';
import { OrderMoment } from './moving/order-moment.ts';
import { cancellableUntil, mayStillBeCanceledByCustomer, Order } from './order.ts';
import type { OrderLineRow, OrderRow } from './order-columns.ts';
import { customerOfOrder, OrderCustomer } from './order-customer.ts';
import { OrderLine } from './order-line.ts';
import { OrderStatus, openStatuses } from './order-status.ts';

@Resolver(() => Order)
export class OrderFields {
  @FieldResolver(() => Supplier, { description: 'The kitchen that cooks it.' })
  async supplier(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, order.supplierId))!;
  }

  @FieldResolver(() => [OrderLine], {
    complexity: entries(3),
    description: 'The dishes in the order they were chosen.',
  })
  lines(@Root() order: OrderRow): OrderLineRow[] {
    return order.lines;
  }

  @FieldResolver(() => Money, { description: 'What the customer pays.' })
  total(@Root() order: OrderRow): Money {
    return new Money(order.totalCents);
  }

  @FieldResolver(() => [OrderMoment], {
    complexity: entries(6),
    description: 'What happened so far, in order of time.',
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
      'Until when the customer may cancel. Once a kitchen changed the allergens or the diet mark of an ordered dish, ' +
      'the end of the serving time; they may cancel after it, too, as long as the order is not delivered.',
  })
  cancellableUntil(@Root() order: OrderRow): Date {
    return cancellableUntil(order);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'When its kitchen may take the next step at the earliest; null once it may, and where none follows.',
  })
  nextStatusFrom(@Context() ctx: Ctx, @Root() order: OrderRow): Date | null {
    const from = nextStatusFrom(order);
    return from && from > ctx.now ? from : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may cancel it now.' })
  viewerCanCancel(@Context() ctx: Ctx, @Root() order: OrderRow): boolean {
    return ctx.viewer.is(Role.CUSTOMER) && mayStillBeCanceledByCustomer(order, ctx.now);
  }

  @FieldResolver(() => OrderCustomer, {
    nullable: true,
    description: 'Who ordered, as the kitchen needs to know; null for everybody but the kitchen.',
  })
  async customer(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<OrderCustomer | null> {
    return ctx.viewer.is(Role.SUPPLIER) ? customerOfOrder(ctx, order.id) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it should be with the customer by now and is not.',
  })
  isLate(@Context() ctx: Ctx, @Root() order: OrderRow): boolean {
    return openStatuses.includes(order.status) && ctx.now > new Date(order.servedUntil);
  }
}

@Resolver(() => HeldOrder)
export class HeldOrderFields {
  @FieldResolver(() => Money, { description: 'What the customer pays.' })
  total(@Root() held: HeldOrder): Money {
    return new Money(held.totalCents);
  }
}

@Resolver(() => OrderLine)
export class OrderLineFields {
  @FieldResolver(() => Money, { description: 'What one plate cost.' })
  unitPrice(@Root() line: OrderLineRow): Money {
    return new Money(line.unitPriceCents);
  }

  @FieldResolver(() => Money, { description: 'What all plates of it cost.' })
  lineTotal(@Root() line: OrderLineRow): Money {
    return new Money(line.unitPriceCents * line.quantity);
  }
}
