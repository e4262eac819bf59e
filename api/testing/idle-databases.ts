import type { Sql } from '../core/database/sql.ts';
import type { Database } from '../platform/database/database.ts';
import { emptyTables } from './empty-tables.ts';

/** Most files open one, few open two. */
const mostIdle = 2;

interface Opened {
  database: Database;
  definitions: string;
}

/**
 * Databases of files that are done, for the next ones of the same process: opening one takes longer than most files.
 * Closing empties it; one whose tables, constraints or functions a test changed is not used again.
 */
export class IdleDatabases {
  readonly #idle: Opened[] = [];

  constructor(private readonly create: () => Promise<Database>) {}

  async open(): Promise<Database> {
    const opened = this.#idle.pop() ?? (await this.#opened());
    let left: Promise<void> | undefined;
    const close = () => {
      left ??= this.#leave(opened);
      return left;
    };
    return { ...opened.database, close };
  }

  async #opened(): Promise<Opened> {
    const database = await this.create();
    return { database, definitions: await definitionsOf(database.sql) };
  }

  async #leave(opened: Opened): Promise<void> {
    const isEmpty = this.#idle.length < mostIdle && (await emptied(opened).catch(() => false));
    if (isEmpty) this.#idle.push(opened);
    else await opened.database.close();
  }
}

const emptied = async ({ database: { sql }, definitions }: Opened): Promise<boolean> => {
  if ((await definitionsOf(sql)) !== definitions) return false;
  await emptyTables(sql, await tablesOf(sql));
  return true;
};

/** Differs once anything was defined, changed or dropped: each of them writes rows with newer transactions. */
const definitionsOf = async (sql: Sql): Promise<string> => {
  const catalogs = [
    'pg_class',
    'pg_attribute',
    'pg_constraint',
    'pg_trigger',
    'pg_proc',
    'pg_db_role_setting',
  ];
  const counts = catalogs.map(
    catalog => `(select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from ${catalog})`,
  );
  const [row] = await sql.rows<{ all: string }>(`select concat_ws(' ', ${counts.join(', ')}) as all`);
  return row!.all;
};

let tables: string[] | undefined;

/** All databases of the tests have the same; only the migrations that were run are rows of an empty one. */
const tablesOf = async (sql: Sql): Promise<string[]> => {
  tables ??= (
    await sql.rows<{ name: string }>(
      `select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'
       order by tablename`,
    )
  ).map(({ name }) => name);
  return tables;
};
