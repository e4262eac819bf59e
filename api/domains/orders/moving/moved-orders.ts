import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { Order } from '../order.ts';
import type { OrderRow } from '../order-columns.ts';
import { OrderNotFound } from '../order-problems.ts';
import { OrderMovedOn, StepNotPossible, StepTooEarly } from './order-step-problems.ts';

const StepProblem = createUnionType({
  name: 'StepProblem',
  description: 'Reason an order did not move.',
  types: () => [OrderNotFound, OrderMovedOn, StepNotPossible, StepTooEarly] as const,
});

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Order that did not move.' })
export class RefusedOrder {
  @Field(() => ID, { description: 'ID of the order, as it was sent.' })
  orderId!: string;

  @Field(() => StepProblem, { description: 'Reason it did not move.' })
  problem!: Problem;
}

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Outcome of moving many orders: each of them is in one of the two lists.',
})
export class MovedOrders {
  @Field(() => [Order], {
    complexity: entries(100),
    description: 'Orders that have the status now, in the order they were placed.',
  })
  orders!: OrderRow[];

  @Field(() => [RefusedOrder], { complexity: entries(100), description: 'Orders that did not move.' })
  refused!: RefusedOrder[];
}
