import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../core/money.ts';
import { LocalDate } from '../../core/scalars.ts';
import { Visible, withinReach } from '../../core/visible.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What came in at a kitchen on its current calendar day.' })
export class KitchenToday {
  @Field(() => LocalDate, { description: "Day, in the kitchen's time zone." })
  day!: string;

  @Field(() => Int, { description: 'How many orders were placed on it; canceled ones do not count.' })
  orders!: number;

  @Field(() => Money, { description: 'What these orders come to.' })
  revenue!: Money;
}
