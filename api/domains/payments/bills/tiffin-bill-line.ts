import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Cents } from '../../../core/values/money.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';

/** Stored with its bill as it was billed, whatever becomes of the day. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Meal that a bill of tiffin plans covers, as it was billed.',
})
export class TiffinBillLine {
  planId!: string;

  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its order; null if none was placed when the bill was made.',
  })
  orderNumber!: string | null;

  cents!: Cents;
}
