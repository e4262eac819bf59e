import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinStopReason } from '../tiffin-stop-reason.ts';

/** A quarter of a year. */
const shownWeeks = 13;

@Visible(withRight('SEE_ORDERS'))
@ObjectType({ simpleResolvers: true, description: 'Tiffin plans that were stopped for one reason.' })
export class TiffinStopCount {
  @Field(() => TiffinStopReason, { nullable: true, description: 'Reason; null where none was given.' })
  reason!: TiffinStopReason | null;

  @Field(() => Int, { description: 'Number of plans.' })
  plans!: number;
}

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

  @Field(() => [TiffinStopCount], {
    complexity: entries(3),
    description: 'Reasons for which they were stopped, the most frequent first.',
  })
  stopReasons!: TiffinStopCount[];

  @Field(() => Int, { description: 'Number of days of the week, up to today, that customers skipped.' })
  skippedDays!: number;
}

type AtNow = Given<{ now: Date }>;
const since = (now: AtNow['now']) =>
  sql<string>`${now}::timestamptz - make_interval(weeks => ${sql.lit(shownWeeks)})`;
const weekOf = (moment: unknown) =>
  sql<string>`date_trunc('week', ${moment}::timestamptz at time zone 'America/New_York')::date`;

const weeksQuery = query({ TiffinPlan, TiffinPlanDay }, (from, { now }: AtNow) => {
  const count = (name: 'started' | 'stopped' | 'skipped') =>
    (['started', 'stopped', 'skipped'] as const).map(each =>
      sql<number>`${sql.lit(each === name ? 1 : 0)}`.as(each),
    );
  const starts = from
    .selectFrom('TiffinPlan')
    .where('startedAt', '>=', since(now))
    .select(({ ref }) => weekOf(ref('startedAt')).as('startsOn'))
    .select(count('started'));
  const stops = from
    .selectFrom('TiffinPlan')
    .where('stoppedAt', '>=', since(now))
    .select(({ ref }) => weekOf(ref('stoppedAt')).as('startsOn'))
    .select(count('stopped'));
  const skips = from
    .selectFrom('TiffinPlanDay')
    // Written out, as in the condition of their index.
    .where('status', '=', sql.lit(TiffinDayStatus.SKIPPED))
    .where('serviceDate', '>=', sql<string>`(${since(now)})::date`)
    .where('serviceDate', '<=', sql<string>`(${now}::timestamptz at time zone 'America/New_York')::date`)
    .select(({ ref }) => sql<string>`date_trunc('week', ${ref('serviceDate')})::date`.as('startsOn'))
    .select(count('skipped'));
  return from
    .selectFrom(starts.unionAll(stops).unionAll(skips).as('moment'))
    .groupBy('moment.startsOn')
    .select([
      'moment.startsOn',
      sql<number>`sum(moment.started)::int`.as('started'),
      sql<number>`sum(moment.stopped)::int`.as('stopped'),
      sql<number>`sum(moment.skipped)::int`.as('skippedDays'),
    ])
    .orderBy('moment.startsOn', 'desc')
    .limit(shownWeeks);
});

const reasonsQuery = query({ TiffinPlan }, (from, { now }: AtNow) =>
  from
    .selectFrom('TiffinPlan')
    .where('stoppedAt', '>=', since(now))
    .groupBy(({ ref }) => [weekOf(ref('stoppedAt')), 'stopReason'])
    .select(({ ref, fn }) => [
      weekOf(ref('stoppedAt')).as('startsOn'),
      'stopReason as reason',
      sql<number>`${fn.countAll()}::int`.as('plans'),
    ])
    .orderBy('plans', 'desc')
    .orderBy('reason'),
);

/** Starts, stops and skipped days of the last three months, the newest week first; weeks without any are left out. */
export const countPlansByWeek = async (ctx: Ctx): Promise<TiffinPlanWeek[]> => {
  ctx.viewer.must(withRight('SEE_ORDERS'));
  const [weeks, reasons] = await Promise.all([
    weeksQuery.all(ctx.sql, { now: ctx.now }),
    reasonsQuery.all(ctx.sql, { now: ctx.now }),
  ]);
  const ofWeek = Map.groupBy(reasons, ({ startsOn }) => startsOn);
  return weeks.map(week => ({
    ...week,
    stopReasons: (ofWeek.get(week.startsOn) ?? []).map(({ reason, plans }) => ({ reason, plans })),
  }));
};
