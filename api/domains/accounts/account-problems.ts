import { Field, Int, ObjectType } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { Problem } from '../../core/operation/problem.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  implements: Problem,
  description: 'The viewer has orders that are neither delivered nor canceled.',
})
export class OrdersUnderWay extends Problem {
  @Field(() => Int, { description: 'Number of open orders.' })
  count: number;

  constructor(count: number) {
    super("You have orders in progress. Please cancel them or wait until they're delivered.");
    this.count = count;
  }
}
