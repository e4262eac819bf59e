import { type InsertType, sql } from 'kysely';
import type { Sql } from '../core/database/sql.ts';
import type { Columns } from '../core/query/columns.ts';
import { columnOf } from '../core/query/naming.ts';
import { tables } from '../core/query/query.ts';

/** Enumerated values may be written as text, and lists may be constants. */
type Value<Stored> = Stored extends string
  ? Stored | `${Stored}`
  : Stored extends readonly (infer Item)[]
    ? readonly Item[]
    : Stored;

/** Values of an entity's columns; every row of one call has the same columns. */
export type Row<Entity extends object> = {
  readonly [Name in keyof Columns<Entity>]?: Value<InsertType<Columns<Entity>[Name]>>;
};

/**
 * Inserts any number of rows in one statement; columns not named take their defaults. A fragment, because
 * PostgreSQL takes at most 65,535 parameters, and `jsonb_populate_recordset` takes any number of rows as one.
 */
export const insertRows = async <Entity extends object>(
  db: Sql,
  entity: abstract new () => Entity,
  rows: readonly Row<Entity>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const properties = Object.keys(first);
  const columns = sql.join(properties.map(property => sql.id(property)));
  const stored = rows.map(row =>
    Object.fromEntries(Object.entries(row).map(([property, value]) => [columnOf(property), value])),
  );
  const { sql: text, parameters } = sql`insert into ${sql.table('Entity')} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table('Entity')}, ${JSON.stringify(stored)}::text::jsonb)`.compile(
    tables({ Entity: entity }),
  );
  await db.rows(text, parameters);
};
