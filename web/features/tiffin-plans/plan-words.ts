import { t } from '@lingui/core/macro';
import type { Mealtime } from '../../generated/graphql.ts';
import { calendarDay, shortDay } from '../../lib/formats/dates.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { weekdaysWords } from '../../lib/formats/weekdays.ts';

/** For example 'Lunch · Mon, Wed, and Fri'. */
export const planWhen = ({ mealtime, weekdays }: { mealtime: Mealtime; weekdays: readonly number[] }) =>
  `${mealtimeTitle(mealtime)} · ${weekdaysWords(weekdays)}`;

/** From when until when a plan runs. */
export const planSpan = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
  endsOn
    ? t`From ${shortDay(startsOn)} until ${shortDay(endsOn)}`
    : t`From ${shortDay(startsOn)} until you stop it`;

interface PlanEnd {
  isRunning: boolean;
  stoppedAt: string | null;
  endsOn: string | null;
  supplier: { city: { timeZone: string } };
}

/** When a plan stopped or ended; undefined while it runs. */
export const planEnding = ({ isRunning, stoppedAt, endsOn, supplier }: PlanEnd): string | undefined => {
  if (stoppedAt) return t`Stopped on ${shortDay(calendarDay(new Date(stoppedAt), supplier.city.timeZone))}`;
  return isRunning || !endsOn ? undefined : t`Ended on ${shortDay(endsOn)}`;
};
