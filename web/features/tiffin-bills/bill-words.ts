import { daysAfter } from '../../../schema/rules/days.ts';
import type { TiffinBillingQuery } from '../../generated/graphql.ts';
import { daySpan } from '../../lib/formats/dates.ts';

export type Bill = TiffinBillingQuery['myTiffinBills']['edges'][number]['node'];
export type Credit = TiffinBillingQuery['myTiffinCredits'][number];

/** The week of a bill, for example Nov 30 – Dec 6. */
export const billWeek = ({ weekStartsOn }: Pick<Bill, 'weekStartsOn'>): string =>
  daySpan(weekStartsOn, daysAfter(weekStartsOn, 6));

export type SavedCard = NonNullable<TiffinBillingQuery['mySavedCard']>;
