import type { FastifyInstance } from 'fastify';
import { forward } from '../../core/graphql/page.ts';
import { pageOfOrders } from '../../domains/orders/find-orders.ts';
import { findOrderCalendar } from '../../domains/orders/order-calendar.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { queryText } from './body.ts';
import { presentOrder } from './present/order.ts';
import { listLimit, sendPage } from './send-page.ts';

export const orderRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/orders', async (request, reply) => {
    const after = queryText(request, 'after');
    const orders = await pageOfOrders(await requestCtx.of(request, reply), forward(listLimit, after));
    return sendPage(request, reply, orders, presentOrder);
  });

  app.get<{ Params: { id: string } }>('/api/orders/:id/calendar.ics', async (request, reply) => {
    const calendar = await findOrderCalendar(await requestCtx.of(request, reply), request.params.id);
    if (!calendar) return reply.callNotFound();
    // Not as an attachment: a phone then offers to add it to its calendar.
    const disposition = `inline; filename="${calendar.name}"`;
    void reply.type('text/calendar; charset=utf-8').header('content-disposition', disposition);
    return calendar.content;
  });
};
