import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { suppliers } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { daysOfPlans, planTables } from '../days-of-plans.ts';
import { TiffinDayStatus } from '../tiffin-plan-day.ts';

/** Two weeks: this one and the one a cook shops for next. */
const forecastDays = 14;

const { ORDERED, SKIPPED, MISSED } = TiffinDayStatus;

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Meal of a day that tiffin plans of customers have.' })
export class TiffinForecast {
  @Field(() => LocalDate, { description: 'Service date.' })
  serviceDate!: string;

  @Field(() => Mealtime, { description: 'Meal of that day.' })
  mealtime!: Mealtime;

  @Field(() => Int, { description: 'Number of plans whose order for it is placed.' })
  ordered!: number;

  @Field(() => Int, { description: 'Number of plans whose order for it is still to be placed.' })
  planned!: number;

  @Field(() => Int, { description: 'Number of plans that skip it.' })
  skipped!: number;

  @Field(() => Int, { description: 'Number of portions that the planned orders will have.' })
  plannedPortions!: number;
}

const forecastQuery = query(planTables, (from, { cookId, now }: Given<{ cookId: string; now: Date }>) =>
  daysOfPlans(from, now, forecastDays)
    .where('s.userId', '=', cookId)
    .groupBy(['meal.serviceDate', 'plan.mealtime'])
    .select(({ ref }) => {
      const is = (status: TiffinDayStatus) => sql`${ref('day.status')} = ${sql.lit(status)}`;
      const isPlanned = sql`(${ref('day.status')} is null
          or ${ref('day.status')} not in (${sql.lit(ORDERED)}, ${sql.lit(SKIPPED)}, ${sql.lit(MISSED)}))`;
      return [
        'meal.serviceDate',
        'plan.mealtime',
        sql<number>`(count(*) filter (where ${is(ORDERED)}))::int`.as('ordered'),
        sql<number>`(count(*) filter (where ${isPlanned}))::int`.as('planned'),
        sql<number>`(count(*) filter (where ${is(SKIPPED)}))::int`.as('skipped'),
        sql<number>`coalesce(sum(coalesce(${ref('day.portions')}, ${ref('plan.portions')})) filter (where ${isPlanned}), 0)::int`.as(
          'plannedPortions',
        ),
      ];
    })
    .orderBy('meal.serviceDate')
    .orderBy('plan.mealtime'),
);

/** What tiffin plans mean for the viewer's kitchen in the next two weeks, day by day. */
export const findTiffinForecast = (ctx: Ctx): Promise<TiffinForecast[]> => {
  ctx.viewer.must(suppliers);
  return forecastQuery.all(ctx.sql, { cookId: ctx.viewer.userId, now: ctx.now });
};
