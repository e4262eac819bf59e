import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { connectionOf } from '../../../core/graphql/page.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import { ProblemCode } from '../../../core/operation/problem-code.ts';
import { Order } from '../../orders/order.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { TiffinDayLook } from '../tiffin-day-look.ts';

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description:
    'Day of a tiffin plan that is over. What was eaten and paid is in its order: the plan may have changed since.',
})
export class PastTiffinDay {
  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => TiffinDayLook, { description: 'Summary for its customer of what became of it.' })
  look!: TiffinDayLook;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason it had no meal, for people; null when it was ordered or skipped, and for staff when the household is it.',
  })
  reason!: string | null;

  @Field(() => ProblemCode, {
    nullable: true,
    description: 'Code of that reason for programs; null where the reason is.',
  })
  code!: ProblemCode | null;

  @Field(() => Order, {
    nullable: true,
    description: 'Order of the day, which may have been canceled; null when none was placed.',
  })
  order!: OrderRow | null;

  planId!: string;
}

export const PastTiffinDayConnection = connectionOf(PastTiffinDay, 'PastTiffinDay', withinReach);
