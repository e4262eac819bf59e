import type { EntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';

/**
 * How the database chooses its way to run a statement: once for whatever values come, or anew for these
 * very values, for the few whose best way depends on them. Only servers make the difference.
 */
export type Plan = 'kept' | 'fresh';

/**
 * Runs SQL with `$1` parameters and answers plain rows. On every engine and inside every transaction
 * `timestamptz` comes as PostgreSQL's text in UTC and `date` as YYYY-MM-DD.
 */
export interface Sql {
  rows<Row = Record<string, unknown>>(text: string, values?: readonly unknown[], plan?: Plan): Promise<Row[]>;
}

/** Statements inside the transaction that an entity manager holds. */
export const transactionSql = (em: EntityManager): Sql => ({
  rows: async <Row>(text: string, values: readonly unknown[] = []) => {
    const result = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return result.rows;
  },
});
