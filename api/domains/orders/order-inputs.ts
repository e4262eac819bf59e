import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { IssueReason } from './issues/order-issue.ts';
import { Fulfillment } from './order-enums.ts';
import { OrderStatus } from './order-status.ts';

@InputType({ description: 'Dish in the cart.' })
export class CartLineInput {
  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => Int, { description: 'Number of portions, from 1.' })
  quantity!: number;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of the choices made about it, enough of each group; none by default.',
  })
  choiceIds?: string[] | null;
}

@InputType({ description: 'Cart to price.' })
export class QuoteCartInput {
  @Field(() => ID, { description: 'ID of the kitchen that cooks the dishes.' })
  supplierId!: string;

  @Field(() => LocalDate, { nullable: true, description: 'Service date, if chosen.' })
  serviceDate?: string | null;

  @Field(() => Mealtime, { nullable: true, description: 'Meal of that day, if chosen.' })
  mealtime?: Mealtime | null;

  @Field(() => Fulfillment, { nullable: true, description: 'Delivery or pickup, if chosen.' })
  fulfillment?: Fulfillment | null;

  @Field(() => String, {
    nullable: true,
    description: 'Delivery address on one line that ends with a ZIP code; ignored for pickup.',
  })
  deliveryAddress?: string | null;

  @Field(() => [CartLineInput], { description: 'Dishes, at most 30.' })
  lines!: CartLineInput[];
}

@InputType({ description: 'Order to place.' })
export class PlaceOrderInput {
  @Field(() => String, {
    description:
      'Idempotency key, 8 to 100 characters. Sent again with the same request it returns the same order; ' +
      'with another request it is refused.',
  })
  idempotencyKey!: string;

  @Field(() => ID, { description: 'ID of the kitchen.' })
  supplierId!: string;

  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Fulfillment, { description: 'Delivery or pickup.' })
  fulfillment!: Fulfillment;

  @Field(() => String, {
    nullable: true,
    description:
      'Delivery address on one line: number street [unit], city, state zip, like `Address.line`; city, state and ZIP ' +
      'code must match. Required for delivery.',
  })
  deliveryAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Note to the cook, at most 300 characters.' })
  note?: string | null;

  @Field(() => [CartLineInput], { description: 'Dishes, at most 30.' })
  lines!: CartLineInput[];

  @Field(() => Int, { description: 'Total the customer saw, in cents; refused if the total differs.' })
  expectedTotalCents!: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the conflicts in `CartQuote.dietConflicts` that the customer accepts; none by default. An order with ' +
      'another one is refused. Without a household there is none.',
  })
  acceptedDietConflicts?: string[] | null;
}

@InputType({ description: 'Order to cancel.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, at most 300 characters; shown to customer and kitchen.',
  })
  reason?: string | null;
}

@InputType({ description: 'Problem that a customer had with an order.' })
export class ReportOrderIssueInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => IssueReason, { description: 'Problem that the customer had.' })
  reason!: IssueReason;

  @Field(() => String, {
    nullable: true,
    description: 'Details, at most 300 characters; required for OTHER. Shown to the kitchen and admins.',
  })
  words?: string | null;
}

@InputType({ description: 'Order to move to its next status.' })
export class MoveOrderInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => OrderStatus, { description: 'Status the kitchen saw; refused if the order has another one.' })
  from!: OrderStatus;

  @Field(() => OrderStatus, { description: 'Next status.' })
  to!: OrderStatus;
}

@InputType({ description: 'Orders to move to the same next status.' })
export class MoveOrdersInput {
  @Field(() => [ID], { description: 'IDs of the orders, at most 100; one that is listed twice moves once.' })
  orderIds!: string[];

  @Field(() => OrderStatus, { description: 'Next status of each of them.' })
  to!: OrderStatus;
}

@InputType({ description: 'Dish of a meal on the prep sheet.' })
export class TickPrepDishInput {
  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => ID, { description: 'ID of the dish.' })
  dishId!: string;

  @Field(() => Boolean, { description: 'Whether the dish is done for this meal.' })
  isTicked!: boolean;
}

@InputType({ description: 'Step to undo.' })
export class UndoOrderMoveInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => OrderStatus, { description: 'Status the kitchen saw; refused if the order has another one.' })
  from!: OrderStatus;
}

@InputType({ description: 'Order that the kitchen cannot cook.' })
export class CancelOrderByKitchenInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => String, { description: 'Reason, at most 300 characters; shown to the customer.' })
  reason!: string;
}

@InputType({ description: 'Order that an admin cancels, and the reason.' })
export class CancelOrderByAdminInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => String, { description: 'Reason, shown to the customer and the kitchen.' })
  reason!: string;
}
