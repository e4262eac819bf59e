import { t } from '@lingui/core/macro';
import { dayWithin, timeSpan } from '../../lib/formats/dates.ts';
import type { Cart } from './cart.ts';

/** For example 'Lunch today, 12 – 2 PM'; undefined until the cart knows when its meal is served. */
export const cartMealWords = ({ serviceDate, mealtime, hours }: Cart, now: Date): string | undefined => {
  if (!hours) return undefined;
  const { from, until, timeZone } = hours;
  const when = `${dayWithin(serviceDate, timeZone, now)}, ${timeSpan(from, until, timeZone)}`;
  if (mealtime === 'BREAKFAST') return t`Breakfast ${when}`;
  return mealtime === 'LUNCH' ? t`Lunch ${when}` : t`Dinner ${when}`;
};
