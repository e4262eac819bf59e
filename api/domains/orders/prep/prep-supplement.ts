import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Order } from '../order.ts';
import type { OrderRow } from '../order-columns.ts';

export const PrepChangeKind = enumType('PrepChangeKind', 'Kind of a change of an order after the cut-off.', {
  ADDED: 'Placed: its plates were held before the cut-off and paid after it.',
  CANCELED: 'Canceled, by its customer, the kitchen or the marketplace.',
});
export type PrepChangeKind = keyof typeof PrepChangeKind;

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Order that was added or canceled after the cut-off.' })
export class PrepChange {
  @Field(() => ID, { description: 'ID of this entry: what happened, and the order.' })
  id!: string;

  @Field(() => PrepChangeKind, { description: 'Kind of the change.' })
  kind!: PrepChangeKind;

  @Field(() => DateTime, { description: 'Time at which it happened.' })
  at!: string;

  @Field(() => Order, { description: 'Order with the portions that were added or fell away.' })
  order!: OrderRow;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Portions of a dish that changed after the cut-off.' })
export class PrepDishChange {
  @Field(() => ID, { description: 'ID of the dish, which has an entry for each name it was ordered under.' })
  dishId!: string;

  @Field(() => String, { description: 'Name of the dish when it was ordered.' })
  dishName!: string;

  @Field(() => Int, { description: 'Number of portions in orders that were added.' })
  added!: number;

  @Field(() => Int, { description: 'Number of portions in orders that were canceled.' })
  canceled!: number;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Changes on a prep sheet since the cut-off of its meal, for a sheet printed before.',
})
export class PrepSupplement {
  @Field(() => DateTime, { description: 'Cut-off of the meal.' })
  cutOffAt!: string;

  @Field(() => [PrepDishChange], { description: 'Dishes with portions added or canceled, by name.' })
  dishes!: PrepDishChange[];

  @Field(() => [PrepChange], {
    complexity: entries(9),
    description: 'Orders that were added or canceled, in chronological order; those of at most 100 orders.',
  })
  changes!: PrepChange[];

  @Field(() => [Order], {
    complexity: entries(9),
    description:
      'Orders that are not canceled, and of which the kitchen changed allergens, diet or marks of a dish since the ' +
      'cut-off. Their lines say what changed since they were ordered.',
  })
  reopenedOrders!: OrderRow[];
}
