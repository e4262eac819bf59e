import type { FastifyInstance } from 'fastify';
import type { Sql } from '../core/sql.ts';

/** How long the database may take to say that it is there. */
const patienceMilliseconds = 1000;

/** `/health` says that the process lives, `/ready` that the database answers. */
export const healthRoutes = (app: FastifyInstance, sql: Sql): void => {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    const isThere = await Promise.race([
      sql.rows('select 1').then(
        () => true,
        () => false,
      ),
      new Promise<false>(resolve => setTimeout(resolve, patienceMilliseconds, false).unref()),
    ]);
    if (isThere) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: 'the database does not answer' });
  });
};
