import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Money } from '../../core/values/money.ts';

/** Decision 0019 defines the figures. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Figures of a kitchen for a period.' })
export class KitchenFigures {
  @Field(() => Int, { description: 'Number of orders that were not canceled, by service date.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of canceled orders.' })
  canceledOrders!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of canceled orders, 0 to 1; null without orders.',
  })
  canceledShare!: number | null;

  @Field(() => Money, { description: 'Total of the orders that were not canceled.' })
  revenue!: Money;

  @Field(() => Money, { description: "Kitchen's share of it, after commission." })
  kitchenShare!: Money;

  @Field(() => Int, { description: 'Number of reviews written in the period.' })
  ratings!: number;

  @Field(() => Float, { nullable: true, description: 'Average rating in stars; null without reviews.' })
  averageRating!: number | null;

  @Field(() => Int, { description: 'Number of plates in orders that were not canceled.' })
  platesSold!: number;

  @Field(() => Int, { description: 'Number of plates on offer, up to today.' })
  platesOffered!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Sell-through: share of the offered plates that was sold, 0 to 1; null when none were offered.',
  })
  sellThrough!: number | null;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Week of a kitchen, Monday to Sunday in its time zone.',
})
export class AnalyticsWeek {
  @Field(() => LocalDate, { description: 'Monday of the week.' })
  firstDay!: string;

  @Field(() => LocalDate, { description: 'Sunday of the week, or today in the current week.' })
  lastDay!: string;

  @Field(() => KitchenFigures, { description: 'Figures of the week.' })
  figures!: KitchenFigures;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Sales of a dish.' })
export class DishFigures {
  @Field(() => ID, { description: 'ID of the dish, which may no longer be on the menu.' })
  dishId!: string;

  @Field(() => String, { description: 'Name under which it was last ordered.' })
  dishName!: string;

  @Field(() => Int, { description: 'Number of portions ordered.' })
  plates!: number;

  @Field(() => Money, { description: 'Total price of these portions.' })
  revenue!: Money;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Figures of a kitchen, overall and by week.' })
export class SupplierAnalytics {
  @Field(() => Float, { description: 'Average rating, 1 to 5; 0 without ratings.' })
  avgRating!: number;

  @Field(() => Int, { description: 'Number of orders so far that were not canceled.' })
  totalOrders!: number;

  @Field(() => Money, { description: 'Total of these orders.' })
  totalRevenue!: Money;

  @Field(() => KitchenFigures, { description: 'Figures of all listed weeks together.' })
  total!: KitchenFigures;

  @Field(() => [AnalyticsWeek], {
    complexity: entries(26),
    description: 'Weeks up to the current one, from the approval of the kitchen.',
  })
  weeks!: AnalyticsWeek[];

  @Field(() => [DishFigures], { description: 'Eight dishes with the most portions sold in these weeks.' })
  bestDishes!: DishFigures[];
}
