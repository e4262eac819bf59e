import { Field, Int } from 'type-graphql';
import { Problem, ProblemType } from '../../core/operation/problem.ts';

@ProblemType('ORDERS_UNDER_WAY')
export class OrdersUnderWay extends Problem {
  readonly code = 'ORDERS_UNDER_WAY';

  @Field(() => Int, { description: 'Number of open orders.' })
  count: number;

  constructor(count: number) {
    super("You have orders in progress. Please cancel them or wait until they're delivered.");
    this.count = count;
  }
}
