import { type AliasedExpression, type Expression, sql } from 'kysely';

/** Rows of one statement that deletes: few enough to finish well within the statement timeout. */
export const batchSize = 5000;

/** So that each run ends. The next one continues. */
const batchesOfOneRun = 1000;

/** Where a row is stored, to select in a batch; `table` is its name in the query. */
export const placeOf = (table: string): AliasedExpression<string, 'place'> =>
  sql<string>`${sql.ref(`${table}.ctid`)}`.as('place');

/**
 * Whether a row is one of a batch that selects `placeOf`. Found by their keys, thousands of rows were compared with each of
 * thousands wherever the database thought that the table was small. Not for tables with partitions, whose rows share places.
 * A row that changes while the statement waits for it is one of the batch still: where rows may come to be wanted again, the
 * statement repeats the condition beside this one.
 */
export const isOneOf = (batch: Expression<{ place: string }>): Expression<boolean> =>
  sql<boolean>`ctid = any(array(${batch}))`;

/**
 * Repeats a statement that deletes at most `size` rows, and returns one for each, until it deletes fewer. However large a
 * table has grown, no statement is too slow, and what one deleted stays deleted.
 */
export const inBatches = async (
  deleteBatch: () => Promise<readonly unknown[]>,
  size = batchSize,
): Promise<void> => {
  for (let batch = 0; batch < batchesOfOneRun; batch++) {
    const deleted = await deleteBatch();
    if (deleted.length < size) return;
  }
};
