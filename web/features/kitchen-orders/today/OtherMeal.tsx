import { plural, t } from '@lingui/core/macro';
import CircleCheck from '~icons/lucide/circle-check';
import Clock from '~icons/lucide/clock';
import { clockTime, timeSpan } from '../../../lib/formats/dates.ts';
import { mealtimeTitle } from '../../../lib/formats/meal-window-words.ts';
import type { Meal } from '../board/next-meal.ts';

interface Props {
  meal: Meal;
  timeZone: string;
  now: Date;
}

/** A meal of today with nothing to do: done, or without orders so far. */
export function OtherMeal({ meal, timeZone, now }: Props) {
  const Icon = meal.orders > 0 ? CircleCheck : Clock;
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">
          {mealtimeTitle(meal.mealtime)}{' '}
          <span className="font-normal text-muted tabular-nums">
            {timeSpan(meal.servedFrom, meal.servedUntil, timeZone)}
          </span>
        </p>
        <p className="text-muted">{othersWords(meal, timeZone, now)}</p>
      </div>
    </li>
  );
}

const othersWords = ({ orders, cutOffAt }: Meal, timeZone: string, now: Date): string => {
  if (orders > 0) return plural(orders, { one: `Done: ${orders} order`, other: `Done: ${orders} orders` });
  return new Date(cutOffAt) > now
    ? t`No orders yet. Orders close at ${clockTime(cutOffAt, timeZone)}.`
    : t`No orders.`;
};
