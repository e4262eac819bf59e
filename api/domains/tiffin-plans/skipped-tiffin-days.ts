import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import type { TiffinPlanRow } from './plan-rows.ts';
import { TiffinPlan } from './tiffin-plan.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Day of a plan that could not be skipped.' })
export class TiffinDayNotSkipped {
  @Field(() => ID, { description: 'ID of the plan.' })
  planId!: string;

  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => String, { description: 'Reason it stays, for people.' })
  reason!: string;
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Plans of the viewer after a range of days was skipped.' })
export class SkippedTiffinDays {
  @Field(() => [TiffinPlan], { description: 'Plans, those that run first.' })
  plans!: TiffinPlanRow[];

  @Field(() => [TiffinDayNotSkipped], {
    description: 'Days that could not be skipped, such as those past their cut-off.',
  })
  notSkipped!: TiffinDayNotSkipped[];
}
