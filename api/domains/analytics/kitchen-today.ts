import { Field, Int, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { Money } from '../../core/values/money.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Orders placed with a kitchen on its current day.' })
export class KitchenToday {
  @Field(() => LocalDate, { description: "Day, in the kitchen's time zone." })
  day!: string;

  @Field(() => Int, { description: 'Number of orders placed that day, without canceled ones.' })
  orders!: number;

  @Field(() => Money, { description: 'Total of these orders.' })
  revenue!: Money;
}
