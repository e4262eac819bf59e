import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { entries } from '../../core/list-cost.ts';
import { Money } from '../../core/money.ts';
import { LocalDate } from '../../core/scalars.ts';
import { Visible, withinReach } from '../../core/visible.ts';

/** Decision 0019 says what each figure counts. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'How a kitchen did in a span of time.' })
export class KitchenFigures {
  @Field(() => Int, { description: 'Orders that were not canceled, by the day they were eaten.' })
  orders!: number;

  @Field(() => Int, { description: 'Orders that were canceled, by whomever.' })
  canceledOrders!: number;

  @Field(() => Float, { nullable: true, description: 'Their share of all orders, 0 to 1; null without any.' })
  canceledShare!: number | null;

  @Field(() => Money, { description: 'What customers pay for the orders that were not canceled.' })
  revenue!: Money;

  @Field(() => Money, { description: "The kitchen's share of it, after the marketplace's commission." })
  kitchenShare!: Money;

  @Field(() => Int, { description: 'Reviews written in this span.' })
  ratings!: number;

  @Field(() => Float, { nullable: true, description: 'The mean of their stars; null without any.' })
  averageRating!: number | null;

  @Field(() => Int, { description: 'Plates of the orders that were not canceled.' })
  platesSold!: number;

  @Field(() => Int, { description: 'Plates that were on offer on the days up to today.' })
  platesOffered!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The share of the plates on offer that was sold, 0 to 1; null when none were on offer.',
  })
  sellThrough!: number | null;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'One week of a kitchen, Monday to Sunday by its own clock.',
})
export class AnalyticsWeek {
  @Field(() => LocalDate, { description: 'Its Monday.' })
  firstDay!: string;

  @Field(() => LocalDate, { description: 'Its Sunday, or today in the week that is not over.' })
  lastDay!: string;

  @Field(() => KitchenFigures, { description: 'How the kitchen did.' })
  figures!: KitchenFigures;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'How a dish sold.' })
export class DishFigures {
  @Field(() => ID, { description: 'The dish, which may not be on the menu any more.' })
  dishId!: string;

  @Field(() => String, { description: 'The name it was ordered by last.' })
  dishName!: string;

  @Field(() => Int, { description: 'Number of plates ordered.' })
  plates!: number;

  @Field(() => Money, { description: 'What they came to.' })
  revenue!: Money;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'How a kitchen does, since it began and week by week.' })
export class SupplierAnalytics {
  @Field(() => Float, { description: 'The mean of all ratings, 1 to 5; 0 while there is none.' })
  avgRating!: number;

  @Field(() => Int, { description: 'All orders so far that were not canceled.' })
  totalOrders!: number;

  @Field(() => Money, { description: 'What customers pay for them.' })
  totalRevenue!: Money;

  @Field(() => KitchenFigures, { description: 'The weeks taken together.' })
  total!: KitchenFigures;

  @Field(() => [AnalyticsWeek], {
    complexity: entries(26),
    description: 'The weeks up to this one, none before the kitchen began.',
  })
  weeks!: AnalyticsWeek[];

  @Field(() => [DishFigures], { description: 'The eight dishes of these weeks that sold most plates.' })
  bestDishes!: DishFigures[];
}
