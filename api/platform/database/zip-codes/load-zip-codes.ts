import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Sql } from '../../../core/database/sql.ts';
import { projectRoot } from '../project-root.ts';
import { firstZipCode, insertZipCodes } from './zip-codes.sql.ts';

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
  const [first] = await db.rows(firstZipCode);
  if (first) return;

  const { zipCodes, cities, states, latitudes, longitudes } = await readZipCodes();
  await db.rows(
    insertZipCodes,
    [zipCodes, cities, states, latitudes, longitudes].map(column => column.join('\n')),
  );
};
