import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../core/database/sql.ts';
import { query } from '../../core/query/query.ts';
import { Session } from '../../domains/identity/sessions/session.ts';

/** Timeout of the readiness check. */
const patienceMilliseconds = 1000;

/** Changes nothing, but fails on a read-only server. */
const emptyChange = query({ Session }, on => on.deleteFrom('Session').where(session => session.lit(false)));

/** `/health` checks that the process is up, `/ready` that the database responds and is writable. */
export const healthRoutes = (app: FastifyInstance, sql: Sql): void => {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    const isThere = await Promise.race([
      emptyChange.all(sql, {}, 'dedicated').then(
        () => true,
        () => false,
      ),
      new Promise<false>(resolve => setTimeout(resolve, patienceMilliseconds, false).unref()),
    ]);
    if (isThere) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '5')
      .send({ status: 'the database does not answer, or takes no changes' });
  });
};
