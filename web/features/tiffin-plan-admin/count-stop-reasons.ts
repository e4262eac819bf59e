import type { TiffinPlanWeeksQuery, TiffinStopReason } from '../../generated/graphql.ts';

type Week = Pick<TiffinPlanWeeksQuery['tiffinPlanWeeks'][number], 'stopReasons'>;

/** How many plans stopped for each reason in all the weeks, the most frequent first; null is no reason. */
export const countStopReasons = (
  weeks: readonly Week[],
): [reason: TiffinStopReason | null, plans: number][] => {
  const counts = new Map<TiffinStopReason | null, number>();
  for (const { reason, plans } of weeks.flatMap(({ stopReasons }) => stopReasons))
    counts.set(reason, (counts.get(reason) ?? 0) + plans);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};
