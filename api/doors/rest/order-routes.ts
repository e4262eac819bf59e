import { ownOrWithRight, withScope } from '../../core/access/rules.ts';
import { forward } from '../../core/graphql/page.ts';
import { pageOfOrders } from '../../domains/orders/find-orders.ts';
import { findOrderCalendar } from '../../domains/orders/order-calendar.ts';
import { queryMoment } from './body.ts';
import { ordersShape, presentOrder } from './present/order.ts';
import { file, get, page, type Route } from './route.ts';
import { afterPage, listLimit, sendPage, sinceEarlierPoll } from './send-page.ts';

export const ordersWithinReach = withScope('ORDERS_READ', ownOrWithRight('SEE_ORDERS'));
export const noSuchOrder = { 404: { description: 'The order does not exist or is not within reach.' } };

export const orderRoutes: readonly Route[] = [
  get(
    '/api/orders',
    {
      tag: 'Orders',
      summary: 'List orders',
      who: ordersWithinReach,
      points: 2500,
      parameters: {},
      query: {
        after: afterPage,
        updatedSince: sinceEarlierPoll,
      },
      answer: page('Orders, the newest first; with `updatedSince`, the earliest change first.', ordersShape),
    },
    async ({ ctx, query, request, reply }) => {
      const updatedSince = queryMoment(query.updatedSince, 'updatedSince');
      const orders = await pageOfOrders(ctx, forward(listLimit, query.after), updatedSince);
      return sendPage(request, reply, orders, presentOrder);
    },
  ),
  get(
    '/api/orders/:id/calendar.ics',
    {
      tag: 'Orders',
      summary: 'Get the meal of an order for a calendar',
      who: ordersWithinReach,
      parameters: { id: 'ID of the order.' },
      answer: file(
        'The meal as an iCalendar event; the same order is always the same event.',
        'text/calendar',
      ),
      refusals: noSuchOrder,
    },
    async ({ ctx, parameters, reply }) => {
      const calendar = await findOrderCalendar(ctx, parameters.id);
      if (!calendar) return reply.callNotFound();
      // Not as an attachment: a phone then offers to add it to its calendar.
      const disposition = `inline; filename="${calendar.name}"`;
      void reply.type('text/calendar; charset=utf-8').header('content-disposition', disposition);
      return calendar.content;
    },
  ),
];
