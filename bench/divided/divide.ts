import type { Client } from 'pg';

/** How many parts a table has. */
export const parts = 16;

interface Index {
  definition: string;
  isUnique: boolean;
  columns: string[];
}

const indexesOf = async (db: Client, table: string): Promise<Index[]> => {
  const { rows } = await db.query<Index>(
    `select pg_get_indexdef(i.indexrelid) as definition, i.indisunique as "isUnique",
       array(select a.attname::text from pg_attribute a
         where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as columns
     from pg_index i where i.indrelid = $1::regclass`,
    [table],
  );
  return rows;
};

/** Generated columns fill themselves. */
const storedColumnsOf = async (db: Client, table: string): Promise<string> => {
  const { rows } = await db.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
};

/**
 * Makes parts of a table by a hash of this column, with its rows and indexes; foreign keys that lead to it are dropped.
 * Returns the columns of its unique indexes that no longer guarantee anything: a part knows only its own rows, so
 * PostgreSQL has unique indexes of parts only with the column that divides them.
 */
export const divide = async (db: Client, table: string, by: string): Promise<string[]> => {
  const indexes = await indexesOf(db, table);
  const columns = await storedColumnsOf(db, table);
  await db.query('begin');
  await db.query(`create table divided (like ${table} including defaults including constraints
    including generated including statistics) partition by hash (${by})`);
  for (let part = 0; part < parts; part++)
    await db.query(`create table ${partOf(table, part)} partition of divided
      for values with (modulus ${parts}, remainder ${part})`);
  await db.query(`insert into divided (${columns}) select ${columns} from ${table}`);
  await db.query(`drop table ${table} cascade`);
  await db.query(`alter table divided rename to ${table}`);
  for (const index of indexes)
    await db.query(
      index.isUnique && !index.columns.includes(by)
        ? index.definition.replace('CREATE UNIQUE INDEX', 'CREATE INDEX')
        : index.definition,
    );
  await db.query('commit');
  return indexes
    .filter(index => index.isUnique && !index.columns.includes(by))
    .map(index => `${table} (${index.columns.join(', ')})`);
};

const partOf = (table: string, part: number): string => `${table}_part_${part}`;

/** How often a part of the table was read until now, which backends report after some seconds. */
export const timesRead = async (db: Client, table: string): Promise<number> => {
  const { rows } = await db.query<{ times: string }>(
    `select sum(seq_scan + coalesce(idx_scan, 0)) as times from pg_stat_user_tables
     where relname = $1 or relname like $1 || '_part_%'`,
    [table],
  );
  return Number(rows[0]!.times);
};
