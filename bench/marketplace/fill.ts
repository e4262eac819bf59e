import type { Size } from '../settings.ts';
import { stepsFor } from './steps.ts';

/** A connection to either engine. */
export interface Db {
  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement says
  query(sql: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** All or nothing, so that an interrupted run leaves nothing behind. */
export const fillOnce = async (db: Db, size: Size): Promise<void> => {
  const { rows } = await db.query('select count(*)::int as kitchens from suppliers');
  if (rows[0].kitchens === size.kitchens) return;
  if (rows[0].kitchens > 0)
    throw new Error(`The database holds another marketplace: ${rows[0].kitchens} kitchens.`);
  await db.query('begin');
  for (const { title, sql } of stepsFor(size)) {
    say(`Making ${title} ...`);
    await db.query(sql);
  }
  await db.query('commit');
};
