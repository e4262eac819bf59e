import { type Expression, sql } from 'kysely';

/** Plans that were not stopped and have days to come; `today` is that of their kitchen. */
export const runningOn = (today: string) => ({
  stoppedAt: null,
  $or: [{ endsOn: null }, { endsOn: { $gte: today } }],
});

/** Whether a plan is one of these. */
export const isRunning = ({ stoppedAt, endsOn }: PlanEnd, today: string): boolean =>
  !stoppedAt && (!endsOn || endsOn >= today);

/** The same of the `plan` of a statement. */
export const runsOn = (today: Expression<string>) => {
  const [stoppedAt, endsOn] = endColumns();
  return sql<boolean>`(${stoppedAt} is null and (${endsOn} is null or ${endsOn} >= ${today}))`;
};

interface PlanEnd {
  stoppedAt?: Date | string | null;
  endsOn?: string | null;
}

/** When the `plan` of a statement stopped or its last day was over; null while it runs. `today` is that of its kitchen. */
export const endOfPlan = (today: Expression<string>, timeZone: Expression<string>) => {
  const [stoppedAt, endsOn] = endColumns();
  const dayAfter = sql`(${endsOn} + 1)::timestamp at time zone ${timeZone}`;
  return sql<string | null>`case when ${stoppedAt} is not null then ${stoppedAt}
    when ${endsOn} < ${today} then ${dayAfter} end`;
};

const endColumns = () => ['plan.stoppedAt', 'plan.endsOn'].map(column => sql.ref(column));
