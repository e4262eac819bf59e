import { type Expression, sql } from 'kysely';
import { tables } from './query.ts';

/** The text of a part of a typed query, for statements that are written as text. */
export const textOf = (part: Pick<Expression<unknown>, 'toOperationNode'>): string => {
  const { sql: text, parameters } = sql`${part}`.compile(tables({}));
  if (parameters.length > 0) throw new Error('A part of a statement has no parameters of its own.');
  return text;
};

/** The text of a list of columns, returned under the names of their properties. */
export const textOfColumns = (columns: readonly string[]): string =>
  columns.map(column => `${textOf(sql.ref(column))} as "${column.split('.').at(-1)}"`).join(', ');
