import { tiffinNoticeDays, tiffinSmallRisePercent } from '../constants.ts';
import { daysAfter, weekdayOf } from './days.ts';

const saturday = 6;

/** The first day of a rise that is known today: that of the first week whose bill comes after the notice. */
export const riseFrom = (today: string): string => {
  // Bills are made in the morning, and a notice may come late in the evening.
  const noticed = daysAfter(today, tiffinNoticeDays + 1);
  const billed = daysAfter(noticed, (saturday - weekdayOf(noticed) + 7) % 7);
  return daysAfter(billed, 2);
};

/** Whether a rise needs no new consent of a customer who agreed to such. Both are prices of a meal, in cents. */
export const isSmallRise = (agreed: number, raisedTo: number): boolean =>
  raisedTo * 100 <= agreed * (100 + tiffinSmallRisePercent);
