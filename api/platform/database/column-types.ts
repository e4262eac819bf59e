import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { TypeOverrides } from 'pg';
import array from 'postgres-array';

/** Parsers of column texts by PostgreSQL type id, as MikroORM reads them. */
export const columnParsers = createPostgreSqlTypeParsers(text => array.parse(text));

type Parse = (text: string) => unknown;

const textArray: Parse = text => array.parse(text);
const numberArray: Parse = text => array.parse(text, Number);

/** Types of arrays that entities have: smallint, integer, text and uuid. */
const arrayParsers: Record<number, Parse> = {
  1005: numberArray,
  1007: numberArray,
  1009: textArray,
  2951: textArray,
};

/** The same for pg, whose own parsers of arrays are an older release that takes four times as long. */
export const columnTypes = new TypeOverrides();
for (const [oid, parse] of Object.entries({ ...columnParsers, ...arrayParsers })) {
  columnTypes.setTypeParser(Number(oid), parse);
}
