import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { TiffinPlan } from '../tiffin-plan.ts';

/** A quarter of a year. */
const shownWeeks = 13;

@Visible(withRight('SEE_ORDERS'))
@ObjectType({
  simpleResolvers: true,
  description: 'Week with the tiffin plans that started and stopped in it.',
})
export class TiffinPlanWeek {
  @Field(() => LocalDate, { description: 'Monday of the week, in New York.' })
  startsOn!: string;

  @Field(() => Int, { description: 'Number of plans that were started.' })
  started!: number;

  @Field(() => Int, { description: 'Number of plans that were stopped.' })
  stopped!: number;
}

const weeksQuery = query({ TiffinPlan }, (from, { now }: Given<{ now: Date }>) => {
  const weekOf = (moment: unknown) =>
    sql<string>`date_trunc('week', ${moment}::timestamptz at time zone 'America/New_York')::date`;
  const since = sql<string>`${now}::timestamptz - make_interval(weeks => ${sql.lit(shownWeeks)})`;
  const starts = from
    .selectFrom('TiffinPlan')
    .where('startedAt', '>=', since)
    .select(({ ref }) => [
      weekOf(ref('startedAt')).as('startsOn'),
      sql<number>`1`.as('start'),
      sql<number>`0`.as('stop'),
    ]);
  const stops = from
    .selectFrom('TiffinPlan')
    .where('stoppedAt', '>=', since)
    .select(({ ref }) => [
      weekOf(ref('stoppedAt')).as('startsOn'),
      sql<number>`0`.as('start'),
      sql<number>`1`.as('stop'),
    ]);
  return from
    .selectFrom(starts.unionAll(stops).as('moment'))
    .groupBy('moment.startsOn')
    .select([
      'moment.startsOn',
      sql<number>`sum(moment.start)::int`.as('started'),
      sql<number>`sum(moment.stop)::int`.as('stopped'),
    ])
    .orderBy('moment.startsOn', 'desc')
    .limit(shownWeeks);
});

/** Starts and stops of the last three months, the newest week first; weeks without any are left out. */
export const countPlansByWeek = (ctx: Ctx): Promise<TiffinPlanWeek[]> => {
  ctx.viewer.must(withRight('SEE_ORDERS'));
  return weeksQuery.all(ctx.sql, { now: ctx.now });
};
