import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { Fulfillment } from '../orders/order-enums.ts';
import { CartLineInput } from '../orders/order-inputs.ts';
import { WeekdayAddress } from './weekday-address.ts';

/** What a customer agrees to with each meal that a plan will order. */
@InputType()
abstract class AgreedMeal {
  @Field(() => Int, {
    description: 'Total of one meal the customer saw, in cents; refused if the total differs.',
  })
  expectedTotalCents!: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the accepted conflicts, as `PlaceOrderInput.acceptedDietConflicts`; the plan keeps them.',
  })
  acceptedDietConflicts?: string[] | null;
}

/** What a customer chooses and agrees to when a plan starts, and again when it changes. */
@InputType()
abstract class TiffinPlanTerms extends AgreedMeal {
  @Field(() => [Int], { description: 'Weekdays, from 0, Sunday, to 6, Saturday; at least one.' })
  weekdays!: number[];

  @Field(() => String, { nullable: true, description: 'Note to the cook, at most 300 characters.' })
  note?: string | null;

  @Field(() => [CartLineInput], { description: 'Dishes of each meal, at most 30.' })
  lines!: CartLineInput[];

  @Field(() => Boolean, {
    description: 'Whether the customer agreed to `TiffinPlan.consent` with this total; refused if not.',
  })
  hasConsented!: boolean;
}

@InputType({ description: 'Tiffin plan to start.' })
export class StartTiffinPlanInput extends TiffinPlanTerms {
  @Field(() => String, {
    nullable: true,
    description:
      'Idempotency key, 8 to 100 characters. Sent again with the same request it returns the plan that was started; ' +
      'with another request it is refused.',
  })
  idempotencyKey?: string | null;

  @Field(() => ID, { description: 'ID of the kitchen.' })
  supplierId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the offer it is started from, whose dishes, days and prices it has; null for dishes of the menu at its prices.',
  })
  offerId?: string | null;

  @Field(() => Mealtime, { description: 'Meal of each day.' })
  mealtime!: Mealtime;

  @Field(() => Fulfillment, { description: 'Delivery or pickup.' })
  fulfillment!: Fulfillment;

  @Field(() => String, {
    nullable: true,
    description: 'Delivery address on one line, as `PlaceOrderInput.deliveryAddress`. Required for delivery.',
  })
  deliveryAddress?: string | null;

  @Field(() => [WeekdayAddress], {
    nullable: true,
    description:
      'Delivery addresses of weekdays that have another one, each at most once; null for none. Ignored for pickup.',
  })
  weekdayAddresses?: WeekdayAddress[] | null;

  @Field(() => LocalDate, { description: 'First day, within 60 days.' })
  startsOn!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day, within a year of the first; null for a plan that runs until it is stopped.',
  })
  endsOn?: string | null;
}

@InputType({ description: 'Changes of a tiffin plan, from now on.' })
export class ChangeTiffinPlanInput extends TiffinPlanTerms {
  @Field(() => ID, { description: 'ID of the plan.' })
  planId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the plan that the customer read; refused if it has another one. Null changes it all the same, as clients do that know no version.',
  })
  version?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Delivery address, as `PlaceOrderInput.deliveryAddress`; null leaves it as it is. Ignored for pickup.',
  })
  deliveryAddress?: string | null;

  @Field(() => [WeekdayAddress], {
    description:
      'Delivery addresses of weekdays that have another one, each at most once. Ignored for pickup.',
  })
  weekdayAddresses!: WeekdayAddress[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day, from today on within a year; null for a plan that runs until it is stopped.',
  })
  endsOn?: string | null;
}

@InputType({ description: 'Day of a tiffin plan.' })
export class TiffinPlanDayInput {
  @Field(() => ID, { description: 'ID of the plan.' })
  planId!: string;

  @Field(() => LocalDate, { description: "Day, in the kitchen's time zone." })
  serviceDate!: string;
}

@InputType({ description: 'Day of a tiffin plan, and what it has in place of what the plan has.' })
export class ChangeTiffinDayInput extends AgreedMeal {
  @Field(() => ID, { description: 'ID of the plan.' })
  planId!: string;

  @Field(() => LocalDate, { description: "Day, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => [CartLineInput], { description: 'Dishes of this day, at most 30; none skips the day.' })
  lines!: CartLineInput[];

  @Field(() => String, {
    nullable: true,
    description:
      "Delivery address of this day, as `PlaceOrderInput.deliveryAddress`; null for the plan's. Ignored for pickup.",
  })
  deliveryAddress?: string | null;
}

@InputType({ description: 'Days that all tiffin plans of the customer skip.' })
export class SkipTiffinDaysInput {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Last day, at most 56 days after today.' })
  until!: string;
}

@InputType({ description: 'Current dishes and prices of a tiffin plan that the customer agrees to.' })
export class AgreeToTiffinPlanInput extends AgreedMeal {
  @Field(() => ID, { description: 'ID of the plan.' })
  planId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Key of the contents that the customer was shown, as `CartQuote.contentsKey`: what changed since then is refused; null agrees to any contents.',
  })
  expectedContentsKey?: string | null;
}
