import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/scalars.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { IssueReason } from './issues/order-issue.ts';
import { Fulfillment } from './order-enums.ts';
import { OrderStatus } from './order-status.ts';

@InputType({ description: 'A dish in the cart.' })
export class CartLineInput {
  @Field(() => ID, { description: 'The dish.' })
  dishId!: string;

  @Field(() => Int, { description: 'How many plates of it, from 1.' })
  quantity!: number;
}

@InputType({ description: 'A cart to be priced.' })
export class QuoteCartInput {
  @Field(() => ID, { description: 'The kitchen the dishes are from.' })
  supplierId!: string;

  @Field(() => LocalDate, { nullable: true, description: 'The day it is to be eaten, if chosen.' })
  serviceDate?: string | null;

  @Field(() => Mealtime, { nullable: true, description: 'The meal of that day, if chosen.' })
  mealtime?: Mealtime | null;

  @Field(() => Fulfillment, { nullable: true, description: 'Delivery or pickup, if chosen.' })
  fulfillment?: Fulfillment | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to, as one line that ends with a ZIP code; looked at for deliveries alone.',
  })
  deliveryAddress?: string | null;

  @Field(() => [CartLineInput], { description: 'The dishes; at most 30.' })
  lines!: CartLineInput[];
}

@InputType({ description: 'An order to be placed.' })
export class PlaceOrderInput {
  @Field(() => String, {
    description:
      'Names this attempt, 8 to 100 characters. Sent again with the same order it answers that order; ' +
      'with another order it is refused.',
  })
  idempotencyKey!: string;

  @Field(() => ID, { description: 'The kitchen.' })
  supplierId!: string;

  @Field(() => LocalDate, { description: 'The day it is to be eaten.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'The meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Fulfillment, { description: 'Delivery or pickup.' })
  fulfillment!: Fulfillment;

  @Field(() => String, {
    nullable: true,
    description:
      'Where to, as one line: number street [unit], city, state zip, as `Address.line` writes it; city, state and ZIP ' +
      'code must fit together. Needed for delivery.',
  })
  deliveryAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Words to the cook, at most 300 characters.' })
  note?: string | null;

  @Field(() => [CartLineInput], { description: 'The dishes; at most 30.' })
  lines!: CartLineInput[];

  @Field(() => Int, { description: 'The total the customer saw, in cents; another one is refused.' })
  expectedTotalCents!: number;
}

@InputType({ description: 'An order to be canceled.' })
export class CancelOrderInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { nullable: true, description: 'Why, at most 300 characters; both sides read it.' })
  reason?: string | null;
}

@InputType({ description: 'What was wrong with an order.' })
export class ReportOrderIssueInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => IssueReason, { description: 'What was wrong.' })
  reason!: IssueReason;

  @Field(() => String, {
    nullable: true,
    description: 'More about it, at most 300 characters; needed for OTHER. The kitchen and admins read it.',
  })
  words?: string | null;
}

@InputType({ description: 'An order that goes on to its next step.' })
export class MoveOrderInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => OrderStatus, { description: 'Where the kitchen saw it stand; another status is a conflict.' })
  from!: OrderStatus;

  @Field(() => OrderStatus, { description: 'The step that follows.' })
  to!: OrderStatus;
}

@InputType({ description: 'A step to be taken back.' })
export class UndoOrderMoveInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => OrderStatus, { description: 'Where the kitchen saw it stand; another status is a conflict.' })
  from!: OrderStatus;
}

@InputType({ description: 'An order the kitchen cannot cook.' })
export class CancelOrderByKitchenInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: 'Why, at most 300 characters; the customer reads the same words.' })
  reason!: string;
}

@InputType({ description: 'Which order an admin ends, and why.' })
export class CancelOrderByAdminInput {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: 'Why, in words for the customer and the kitchen.' })
  reason!: string;
}
