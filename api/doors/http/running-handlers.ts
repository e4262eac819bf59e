import type { FastifyInstance } from 'fastify';

/**
 * Keeps the server from closing while a handler runs. A client that disconnects does not end its handler,
 * which needs the database, and that is closed next. Call it before the routes are added.
 */
export const finishHandlersOnClose = (app: FastifyInstance): void => {
  const running = new Set<Promise<unknown>>();
  app.addHook('onRoute', route => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer = handler.call(this, request, reply);
      if (answer instanceof Promise) {
        running.add(answer);
        const forget = () => running.delete(answer);
        answer.then(forget, forget);
      }
      return answer;
    };
  });
  app.addHook('onClose', async () => {
    while (running.size > 0) await Promise.allSettled(running);
  });
};
