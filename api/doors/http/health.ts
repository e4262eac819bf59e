import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../core/sql.ts';

/** How long the database may take to say that it is there. */
const patienceMilliseconds = 1000;

/** Changes nothing, but is refused by a server that takes no changes. */
const emptyChange = 'delete from sessions where false';

/** `/health` says that the process lives, `/ready` that the database answers and takes changes. */
export const healthRoutes = (app: FastifyInstance, sql: Sql): void => {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_, reply) => {
    const isThere = await Promise.race([
      sql.rows(emptyChange, [], 'dedicated').then(
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
