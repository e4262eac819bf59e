import type { Sql } from '../../core/database/sql.ts';

/**
 * Makes a function of a statement, with the types that PostgreSQL gives its parameters, so that one query runs it many
 * times. `sql` must stay on one connection.
 */
export const createStatementFunction = async (sql: Sql, name: string, statement: string) => {
  await sql.rows(`prepare ${name} as ${statement}`);
  const [prepared] = await sql.rows<{ types: string }>(
    'select array_to_json(parameter_types::text[])::text as types from pg_prepared_statements where name = $1',
    [name],
  );
  await sql.rows(`deallocate ${name}`);
  const types: string[] = JSON.parse(prepared!.types);
  await sql.rows(
    `create function ${name}(${types.join(', ')}) returns void language sql as $body$${statement}$body$`,
  );

  const values = types.map((type, index) => `(run ->> ${index})::${type}`).join(', ');
  /** Runs the statement once for each list of values. */
  return async (on: Sql, runs: readonly (readonly unknown[])[]): Promise<void> => {
    const texts = JSON.stringify(runs.map(run => run.map(asText)));
    await on.rows(`select ${name}(${values}) from jsonb_array_elements($1::jsonb) run`, [texts]);
  };
};

const asText = (value: unknown): unknown =>
  Array.isArray(value) ? `{${value.map(each => JSON.stringify(String(each))).join()}}` : value;
