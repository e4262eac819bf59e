import { type Expression, sql } from 'kysely';

/** The moment that is so many minutes after the start of a day in a time zone; negative ones are before it. */
export const localMoment = (
  day: Expression<string>,
  minutes: Expression<number>,
  timeZone: Expression<string>,
) => sql<Date>`((${day} + make_interval(mins => ${minutes})) at time zone ${timeZone})`;
