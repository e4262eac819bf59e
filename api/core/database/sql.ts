import type { EntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';

/**
 * How a statement is run on a server. `prepared`: planned once, for any values. `composed`: the same for a text that
 * requests choose parts of, such as the size of a page, so that any number of them displaces no `prepared` one.
 * `unprepared`: planned for these values and for the tables as they are now, for the few reads whose best plan depends on
 * them. `background`: the same for what a job reads of whole tables, on a connection that no request waits for.
 * `dedicated`: prepared, on a connection that nothing else uses, so that only the server can delay it.
 */
export type ExecutionMode = 'prepared' | 'composed' | 'unprepared' | 'background' | 'dedicated';

/**
 * Runs SQL with `$1` parameters and returns plain rows. On every engine and inside every transaction
 * `timestamptz` comes as PostgreSQL's text in UTC and `date` as YYYY-MM-DD.
 */
export interface Sql {
  rows<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    mode?: ExecutionMode,
  ): Promise<Row[]>;
}

/** Statements inside the transaction that an entity manager holds. */
export const transactionSql = (em: EntityManager): Sql => ({
  rows: async <Row>(text: string, values: readonly unknown[] = []) => {
    const result = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return result.rows;
  },
});
