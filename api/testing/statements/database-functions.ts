import type { Sql } from '../../core/database/sql.ts';
import { namesIn } from './sql-names.ts';

/** The tables that each SQL function of the migrations uses, itself or through another function. */
export const tablesOfFunctions = async (
  sql: Sql,
  tables: ReadonlySet<string>,
): Promise<Map<string, string[]>> => {
  const functions = await sql.rows<{ name: string; definition: string }>(
    `select p.proname as name, pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  const names = new Map(functions.map(({ name, definition }) => [name, new Set(namesIn(definition))]));
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const each of names.get(name) ?? []) if (tables.has(each) || names.has(each)) reached(each, seen);
    return seen;
  };
  return new Map(
    functions.map(({ name }) => [name, [...reached(name)].filter(each => tables.has(each)).sort()]),
  );
};

/** The functions that triggers of each table call. */
export const functionsOfTriggers = (sql: Sql): Promise<{ table: string; function: string }[]> =>
  sql.rows(
    `select t.relname as table, p.proname as function from pg_trigger g
     join pg_class t on t.oid = g.tgrelid join pg_proc p on p.oid = g.tgfoid
     where t.relnamespace = 'public'::regnamespace and not g.tgisinternal`,
  );
