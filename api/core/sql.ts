import type { EntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';

/**
 * How a statement is run; only servers make a difference. `kept`: planned once, for whatever values come.
 * `fresh`: planned for these very values, for the few reads whose best plan depends on them. `apart`: kept, on a
 * connection that nothing else uses, so that the answer depends on the server alone.
 */
export type ExecutionMode = 'prepared' | 'unprepared' | 'dedicated';

/**
 * Runs SQL with `$1` parameters and answers plain rows. On every engine and inside every transaction
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
