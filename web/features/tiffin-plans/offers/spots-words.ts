import { plural, t } from '@lingui/core/macro';
import { fewTiffinSpots } from '../../../../schema/constants.ts';
import { withValues } from '../../../../schema/with-values.ts';
import type { OfferWithSpots_offerFragment } from '../../../generated/graphql.ts';
import { weekdayName, weekdaysWords } from '../../../lib/formats/weekdays.ts';
import { listed } from '../../../lib/language.ts';
import type { Refusal } from '../../../lib/refusal.ts';

type Offer = Pick<OfferWithSpots_offerFragment, 'isFull' | 'weekdaySpots'>;

/** Whether one meal of it can be tried, which is on one day. */
export const hasSpot = ({ weekdaySpots }: Pick<Offer, 'weekdaySpots'>): boolean =>
  weekdaySpots.length === 0 || weekdaySpots.some(({ left }) => left > 0);

/** What is left of an offer that is full, on some days or on all, or nearly so; undefined while there is plenty. */
export const spotsWords = ({ isFull, weekdaySpots }: Offer): string | undefined => {
  if (isFull) return t`Full`;
  const full = weekdaySpots.filter(({ left }) => left === 0);
  if (full.length > 0) return t`Full on ${weekdaysWords(full.map(({ weekday }) => weekday))}`;
  const least = Math.min(...weekdaySpots.map(({ left }) => left));
  return least <= fewTiffinSpots ? plural(least, { one: '# spot left', other: '# spots left' }) : undefined;
};

/** The server's refusal of a full plan, with the names of the days in the reader's language. */
export const fullRefusal = (fullWeekdays: readonly number[]): Refusal => ({
  message: withValues(
    /*i18n*/ 'This plan is full on {0}. Please choose other days, or join the waiting list.',
    listed(fullWeekdays.map(weekdayName)),
  ),
  field: 'weekdays',
});
