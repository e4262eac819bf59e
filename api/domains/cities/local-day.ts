import { type Expression, sql } from 'kysely';

/** The day of a moment in a time zone. */
export const localDay = (moment: Expression<string>, timeZone: Expression<string>) =>
  sql<string>`(${moment}::timestamptz at time zone ${timeZone})::date`;
