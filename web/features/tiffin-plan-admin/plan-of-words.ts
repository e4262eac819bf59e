import { t } from '@lingui/core/macro';
import type { PlanOf_planFragment, TiffinDayLook } from '../../generated/graphql.ts';
import { calendarDay } from '../../lib/formats/dates.ts';

type Look = 'stopped' | 'ended' | 'unpaid' | 'upcoming' | 'running';

/** What becomes of a plan now. */
export const planLook = (
  { stoppedAt, startsOn, endsOn, days, supplier }: PlanOf_planFragment,
  now: Date,
): Look => {
  if (stoppedAt) return 'stopped';
  const today = calendarDay(now, supplier.city.timeZone);
  if (endsOn && endsOn < today) return 'ended';
  if (days.some(({ look }) => look === 'UNPAID')) return 'unpaid';
  return startsOn > today ? 'upcoming' : 'running';
};

export const planLookWord = (look: Look): string =>
  ({
    stopped: t`Stopped`,
    ended: t({ message: 'Ended', context: 'a tiffin plan' }),
    unpaid: t`Waiting for payment`,
    upcoming: t({ message: 'Not started yet', context: 'a tiffin plan' }),
    running: t`Running`,
  })[look];

/** A day with one of these brings no meal any more. */
const withoutMeal: readonly TiffinDayLook[] = ['SKIPPED', 'CANCELED', 'MISSED', 'CLOSED', 'DELIVERED'];

/** The next day of a plan that brings a meal, or may. */
export const nextMealOf = ({ days }: PlanOf_planFragment) =>
  days.find(({ look }) => !withoutMeal.includes(look));
