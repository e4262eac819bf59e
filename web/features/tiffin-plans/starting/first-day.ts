import { daysAfter } from '../../../../schema/rules/days.ts';
import { planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';

/** The first day after today on one of the weekdays; tomorrow while none is chosen. */
export const firstDay = (weekdays: readonly number[], today: string): string => {
  const tomorrow = daysAfter(today, 1);
  return planDaysFrom({ weekdays, startsOn: tomorrow }, tomorrow, 1, 7)[0] ?? tomorrow;
};
