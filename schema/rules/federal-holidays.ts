/** Holidays of the federal government that have a date of their own (5 U.S.C. 6103), as month-day. */
const dated = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);

/** The others: which Monday (1) or Thursday (4) of a month, as month/weekday/which; 0 is the last one. */
const reckoned = new Set(['1/1/3', '2/1/3', '5/1/0', '9/1/1', '10/1/2', '11/4/4']);

const dayInMs = 86_400_000;
const [monday, friday] = [1, 5];

const isDated = (day: number): boolean => dated.has(new Date(day).toISOString().slice(5, 10));

/**
 * Whether a calendar day, given as its midnight in UTC, is off by a federal holiday. One that falls on a Saturday is
 * observed on the Friday before, one on a Sunday on the Monday after.
 */
export const isFederalHoliday = (day: Date): boolean => {
  const [time, weekday, date] = [day.getTime(), day.getUTCDay(), day.getUTCDate()];
  if (isDated(time)) return true;
  if (weekday === friday && isDated(time + dayInMs)) return true;
  if (weekday === monday && isDated(time - dayInMs)) return true;
  const month = day.getUTCMonth() + 1;
  const isLast = new Date(time + 7 * dayInMs).getUTCMonth() + 1 !== month;
  return (
    reckoned.has(`${month}/${weekday}/${Math.ceil(date / 7)}`) ||
    (isLast && reckoned.has(`${month}/${weekday}/0`))
  );
};
