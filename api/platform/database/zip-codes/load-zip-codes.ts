import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Sql } from '../../../core/database/sql.ts';
import { projectRoot } from '../project-root.ts';

/** One array per column, all of the same length. */
interface ZipCodeTable {
  zipCodes: string[];
  cities: string[];
  states: string[];
  latitudes: number[];
  longitudes: number[];
}

const readZipCodes = async (): Promise<ZipCodeTable> => {
  const file = await readFile(join(projectRoot, 'api/platform/database/zip-codes/zip-codes.json.br'));
  return JSON.parse((await promisify(brotliDecompress)(file)).toString('utf8'));
};

/** Fills the ZIP table once; a table that has rows is left as it is. */
export const loadZipCodes = async (db: Sql): Promise<void> => {
  const [first] = await db.rows('select 1 from zip_codes limit 1');
  if (first) return;

  const { zipCodes, cities, states, latitudes, longitudes } = await readZipCodes();
  // Lines of text instead of arrays: every driver passes text the same way, and it is the fastest to parse.
  await db.rows(
    `insert into zip_codes (zip_code, city, state, latitude, longitude)
     select zip_code, city, state, latitude::double precision, longitude::double precision
       from unnest(string_to_array($1::text, chr(10)), string_to_array($2::text, chr(10)),
                   string_to_array($3::text, chr(10)), string_to_array($4::text, chr(10)),
                   string_to_array($5::text, chr(10)))
         as place (zip_code, city, state, latitude, longitude)`,
    [zipCodes, cities, states, latitudes, longitudes].map(column => column.join('\n')),
  );
};
