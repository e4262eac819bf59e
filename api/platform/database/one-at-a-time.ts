import { Client } from 'pg';
import { reasonOf } from '../../core/logging/reason.ts';

/** Any number that no other program uses as a lock. */
const preparationLock = 7_203_411;

/**
 * Of several processes starting at the same time on one server, one prepares the database while the others
 * wait.
 */
export const oneAtATime = async <Outcome>(
  url: string | undefined,
  work: () => Promise<Outcome>,
): Promise<Outcome> => {
  if (!url) return work();
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(
      `The PostgreSQL server of DATABASE_URL (database ${client.database} on ${client.host}, port ${client.port}) ` +
        `cannot be used: ${reasonOf(error)}. Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    return await work();
  } finally {
    await client.end();
  }
};
