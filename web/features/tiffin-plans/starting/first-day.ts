import { daysAfter } from '../../../../schema/rules/days.ts';
import { planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';

interface From {
  today: string;
  /** First day whose meal still takes orders; the cut-off of tomorrow's may have passed. */
  firstOpen?: string | undefined;
}

/** The first day after today on one of the weekdays; the first one that takes orders while none is chosen. */
export const firstDay = (weekdays: readonly number[], { today, firstOpen }: From): string => {
  const tomorrow = daysAfter(today, 1);
  const from = firstOpen && firstOpen > tomorrow ? firstOpen : tomorrow;
  return planDaysFrom({ weekdays, startsOn: from }, from, 1, 7)[0] ?? from;
};
