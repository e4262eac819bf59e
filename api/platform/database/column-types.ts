import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { TypeOverrides } from 'pg';
import array from 'postgres-array';

/** Parsers of column texts by PostgreSQL type id, as MikroORM reads them. */
export const columnParsers = createPostgreSqlTypeParsers(text => array.parse(text));

/** The same for pg. */
export const columnTypes = new TypeOverrides();
for (const [oid, parse] of Object.entries(columnParsers)) columnTypes.setTypeParser(Number(oid), parse);
