import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sql } from '../../core/database/sql.ts';
import { query } from '../../core/query/query.ts';
import { Session } from '../../domains/identity/sessions/session.ts';
import type { OrderlyClosing } from './orderly-closing.ts';

/** Timeout of the readiness check. */
const patienceMilliseconds = 1000;

/** Changes nothing, but fails on a read-only server. */
const emptyChange = query({ Session }, on => on.deleteFrom('Session').where(session => session.lit(false)));

/**
 * `/health` checks that the process is up, `/ready` that it is not stopping, and that the database responds and is
 * writable.
 */
export const healthRoutes = (app: FastifyInstance, sql: Sql, closing: OrderlyClosing): void => {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    if (closing.hasBegun) return refuse(reply, 'the server is stopping');
    const isThere = await Promise.race([
      emptyChange.all(sql, {}, 'dedicated').then(
        () => true,
        () => false,
      ),
      new Promise<false>(resolve => setTimeout(resolve, patienceMilliseconds, false).unref()),
    ]);
    if (isThere) return { status: 'ready' };
    return refuse(reply, 'the database does not answer, or takes no changes');
  });
};

const refuse = (reply: FastifyReply, status: string) =>
  reply.code(503).header('retry-after', '5').send({ status });
