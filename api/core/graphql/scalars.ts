import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '../../../schema/rules/days.ts';

const timestamp = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return new Date(value).toISOString();
  throw new GraphQLError('Not a moment in time.');
};

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

export const momentForm = 'A moment is written as ISO 8601 with a zone, such as 2026-11-20T15:00:00Z.';

/** The moment that a text names; undefined for any other text. */
export const momentOf = (text: string): Date | undefined => {
  const moment = momentPattern.test(text) ? new Date(text.toUpperCase()) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
};

const parseMoment = (value: unknown): Date => {
  const moment = typeof value === 'string' ? momentOf(value) : undefined;
  if (!moment) throw new GraphQLError(momentForm);
  return moment;
};

/** Serializes PostgreSQL's text as well as Date objects, so that rows need no conversion. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'Moment in time as ISO 8601, such as 2026-11-20T15:00:00.000Z. Responses are in UTC with milliseconds; inputs may have another zone, such as 2026-11-20T10:00:00-05:00, and omit seconds or their fraction.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: timestamp,
  parseValue: parseMoment,
  parseLiteral: node => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
});

const parseDay = (value: unknown): string => {
  if (typeof value === 'string' && isCalendarDay(value)) return value;
  throw new GraphQLError('A day is written as YYYY-MM-DD, such as 2026-11-20.');
};

export const LocalDate = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description:
    "Calendar day in the kitchen's own time zone, written YYYY-MM-DD, such as 2026-11-20. It has no time and no zone.",
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  serialize: value => String(value),
  parseValue: parseDay,
  parseLiteral: node => parseDay(node.kind === Kind.STRING ? node.value : undefined),
});
