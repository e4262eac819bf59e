import type { Marketplace } from './marketplace.ts';

/** All text in the database in lower case, except counted attempts, which expire within the hour. */
export const everythingStored = async ({ sql }: Marketplace): Promise<string> => {
  const tables = await sql.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name <> 'attempts'`,
  );
  const rows = await Promise.all(tables.map(({ name }) => sql.rows(`select * from ${name}`)));
  return JSON.stringify(rows).toLowerCase();
};
