import { calendarDay, clockTime, shortDay } from '../../../lib/formats/dates.ts';

export interface DayOfMeal {
  serviceDate: string;
  timeZone: string;
}

/** The time of a change to a meal, with its day when that is another one: breakfast closes the evening before. */
export const timeOfChange = (moment: string, { serviceDate, timeZone }: DayOfMeal): string => {
  const day = calendarDay(new Date(moment), timeZone);
  const time = clockTime(moment, timeZone);
  return day === serviceDate ? time : `${shortDay(day)}, ${time}`;
};
