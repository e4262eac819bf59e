import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import { customers, ownOrWithRight, withScope } from '../../core/access/rules.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { selectedFields } from '../../core/graphql/asked-fields.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { named } from '../../core/graphql/named.ts';
import { type Page, PolledPageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { EmailNotProven } from '../identity/identity-problems.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { columnsForFields, type SupplierRow } from '../suppliers/supplier-columns.ts';
import { cancelOrder } from './canceling/cancel-order.ts';
import { DietNotAccepted } from './diets/diet-not-accepted.ts';
import { findOrderedKitchens } from './find-ordered-kitchens.ts';
import { findOrder, findOrders } from './find-orders.ts';
import { findHeldOrder } from './holding/find-held-order.ts';
import { HeldOrder, type HeldOrderRow } from './holding/held-order.ts';
import { holdOrder } from './holding/hold-order.ts';
import { reportOrderIssue } from './issues/report-order-issue.ts';
import * as stepProblems from './moving/order-step-problems.ts';
import { Order } from './order.ts';
import { type OrderRow } from './order-columns.ts';
import { OrderConnection } from './order-connection.ts';
import { CancelOrderInput, PlaceOrderInput, QuoteCartInput, ReportOrderIssueInput } from './order-inputs.ts';
import * as problems from './order-problems.ts';
import { CartQuote } from './placing/cart-quote.ts';
import { ChoicesChanged } from './placing/choices-changed.ts';
import { findReorder } from './placing/find-reorder.ts';
import * as placingProblems from './placing/order-placing-problems.ts';
import { placeOrder } from './placing/place-order.ts';
import { quoteCart } from './placing/quote-cart.ts';
import { Reorder } from './placing/reorder.ts';

const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  description:
    'Placed order, the held order to pay while online payment is enabled, or the reason the order was refused.',
  types: () =>
    [
      Order,
      HeldOrder,
      InvalidInput,
      placingProblems.CartIsEmpty,
      placingProblems.KitchenUnavailable,
      placingProblems.KitchenPaused,
      placingProblems.OrderingStopped,
      placingProblems.DishUnavailable,
      ChoicesChanged,
      DietNotAccepted,
      placingProblems.DishNotCooked,
      placingProblems.TooFewPortions,
      placingProblems.PriceChanged,
      placingProblems.CutOffPassed,
      placingProblems.SoldOut,
      placingProblems.UnpaidPlatesLimit,
      EmailNotProven,
      placingProblems.FulfillmentUnavailable,
      placingProblems.IdempotencyConflict,
    ] as const,
});

const CancelOrderResult = createUnionType({
  name: 'CancelOrderResult',
  description: 'Canceled order, or the reason it was not canceled.',
  types: () => [Order, InvalidInput, problems.OrderNotFound, stepProblems.TooLateToCancel] as const,
});

const ReportOrderIssueResult = createUnionType({
  name: 'ReportOrderIssueResult',
  description: 'Order with the reported problem, or the reason none was reported.',
  types: () =>
    [
      Order,
      InvalidInput,
      problems.OrderNotFound,
      problems.IssueNotReportable,
      problems.IssueAlreadyReported,
    ] as const,
});

@Resolver()
export class OrderResolver {
  @Visible(anyone)
  @Query(() => CartQuote, {
    nullable: true,
    description:
      'Current price of a cart and the problems that prevent ordering it; null when the kitchen does not exist.',
  })
  quoteCart(
    @Context() ctx: Ctx,
    @Arg('input', () => QuoteCartInput, { description: 'Cart.' }) input: QuoteCartInput,
  ): Promise<CartQuote | null> {
    return quoteCart(ctx, input);
  }

  @Visible(withScope('ORDERS_READ', ownOrWithRight('SEE_ORDERS')))
  @Query(() => OrderConnection, {
    description:
      "Orders, the newest first: a customer's own, a kitchen's, or all for an admin. With updatedSince those that changed.",
  })
  orders(@Context() ctx: Ctx, @Args() page: PolledPageArgs): Promise<Page<OrderRow>> {
    return findOrders(ctx, page);
  }

  @Visible(customers)
  @Query(() => [Supplier], {
    complexity: entries(6),
    description:
      'Returns listed kitchens that the customer has ordered from, the one ordered from last first.',
  })
  orderedKitchens(
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
    @Arg('city', () => String, {
      nullable: true,
      description: 'Name of the city, case-insensitive; null for every city.',
    })
    city: string | null | undefined,
    @Arg('first', () => Int, { defaultValue: 6, description: 'Maximum number of kitchens, 1 to 20.' })
    first: number,
  ): Promise<SupplierRow[]> {
    return findOrderedKitchens(ctx, { city, columns: columnsForFields(selectedFields(info)), first });
  }

  @Visible(withScope('ORDERS_READ', ownOrWithRight('SEE_ORDERS')))
  @Query(() => Order, {
    nullable: true,
    description: 'Order with this ID; null when the viewer may not read it.',
  })
  order(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
  ): Promise<OrderRow | null> {
    return findOrder(ctx, id);
  }

  @Visible(ownOrWithRight('SEE_ORDERS'))
  @Query(() => Reorder, {
    nullable: true,
    description: 'Past order as it would be if it were placed now; null when the viewer may not read it.',
  })
  reorder(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'ID of the past order.' }) orderId: string,
  ): Promise<Reorder | null> {
    return findReorder(ctx, orderId);
  }

  @Visible(customers)
  @Mutation(() => PlaceOrderResult, {
    description:
      'Places an order for the signed-in customer. While online payment is enabled the order is held and ' +
      'placed when it is paid (startPayment).',
  })
  async placeOrder(
    @Context() ctx: Ctx,
    @Arg('input', () => PlaceOrderInput, { description: 'Order to place.' }) input: PlaceOrderInput,
  ): Promise<OrderRow | HeldOrderRow | Problem> {
    const outcome = await (ctx.services.cards ? holdOrder : placeOrder)(ctx, input);
    if (outcome instanceof Problem) return outcome;
    return 'heldUntil' in outcome ? named('HeldOrder', outcome) : named('Order', outcome);
  }

  @Visible(customers)
  @Query(() => HeldOrder, {
    nullable: true,
    description: 'Held order of the viewer, still held or not; null when there is none.',
  })
  heldOrder(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
  ): Promise<HeldOrderRow | null> {
    return findHeldOrder(ctx, id);
  }

  @Visible(customers)
  @Mutation(() => CancelOrderResult, {
    description:
      'Cancels an order of the signed-in customer, until five minutes after placing or the cut-off.',
  })
  async cancelOrder(
    @Context() ctx: Ctx,
    @Arg('input', () => CancelOrderInput, { description: 'Order and reason.' }) input: CancelOrderInput,
  ): Promise<OrderRow | Problem> {
    const outcome = await cancelOrder(ctx, input);
    return outcome instanceof Problem ? outcome : named('Order', (await findOrder(ctx, outcome.orderId))!);
  }

  @Visible(customers)
  @Mutation(() => ReportOrderIssueResult, {
    description:
      'Reports a problem with an order of the signed-in customer that is on its way, delivered or late. Once.',
  })
  async reportOrderIssue(
    @Context() ctx: Ctx,
    @Arg('input', () => ReportOrderIssueInput, { description: 'Order and what was wrong.' })
    input: ReportOrderIssueInput,
  ): Promise<OrderRow | Problem> {
    const outcome = await reportOrderIssue(ctx, input);
    return outcome instanceof Problem ? outcome : named('Order', (await findOrder(ctx, outcome.orderId))!);
  }
}
