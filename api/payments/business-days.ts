import { payoutBusinessDays } from '../../schema/constants.ts';

/** The last of so many business days after a moment, Monday to Friday. */
export const withinBusinessDays = (from: Date, days = payoutBusinessDays): string => {
  const day = new Date(from);
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (!isWeekend) left--;
  }
  return day.toISOString().slice(0, 10);
};
