import type { FastifyInstance } from 'fastify';
import { listOrders } from '../../domains/orders/find-orders.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { listLimit } from './list-limit.ts';
import { presentOrder } from './present/order.ts';

export const orderRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/orders', async (request, reply) => {
    const orders = await listOrders(await requestCtx.of(request, reply), listLimit);
    return orders.map(presentOrder);
  });
};
