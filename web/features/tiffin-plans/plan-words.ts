import { t } from '@lingui/core/macro';
import type { Mealtime } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { shortWeekday, weekdaysInOrder } from '../../lib/formats/weekdays.ts';
import { listed } from '../../lib/language.ts';

const weekdayWords = (weekdays: readonly number[]): string =>
  weekdays.length === weekdaysInOrder.length
    ? t`every day`
    : listed(weekdaysInOrder.filter(day => weekdays.includes(day)).map(shortWeekday));

/** For example 'Lunch · Mon, Wed, and Fri'. */
export const planWhen = ({ mealtime, weekdays }: { mealtime: Mealtime; weekdays: readonly number[] }) =>
  `${mealtimeTitle(mealtime)} · ${weekdayWords(weekdays)}`;

/** From when until when a plan runs. */
export const planSpan = ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
  endsOn
    ? t`From ${shortDay(startsOn)} until ${shortDay(endsOn)}`
    : t`From ${shortDay(startsOn)} until you stop it`;
