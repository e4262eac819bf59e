import type { FastifyInstance } from 'fastify';
import { tiffinCalendarDays } from '../../../schema/constants.ts';
import { forward } from '../../core/graphql/page.ts';
import { isCalendarDay } from '../../core/graphql/scalars.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { Problem } from '../../core/operation/problem.ts';
import { pageOfMyBills } from '../../domains/payments/bills/find-bills.ts';
import { findTiffinPlan, pageOfTiffinPlans } from '../../domains/tiffin-plans/find-tiffin-plans.ts';
import { pageOfPastDays } from '../../domains/tiffin-plans/past-days/find-past-days.ts';
import { skipTiffinDay } from '../../domains/tiffin-plans/planning/skip-tiffin-day.ts';
import { unskipTiffinDay } from '../../domains/tiffin-plans/planning/unskip-tiffin-day.ts';
import { calendarOf } from '../../domains/tiffin-plans/tiffin-calendar.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { queryText } from './body.ts';
import {
  presentPastTiffinDay,
  presentTiffinBill,
  presentTiffinDay,
  presentTiffinPlan,
} from './present/tiffin.ts';
import { refuse } from './refuse.ts';
import { listLimit, sendPage } from './send-page.ts';

interface OfPlan {
  Params: { id: string };
}
interface OfDay {
  Params: { id: string; day: string };
}

/** All days of a plan that can change; they are never more than a page. */
const comingDays = async (ctx: Ctx, id: string) => {
  const plan = await findTiffinPlan(ctx, id);
  return plan && calendarOf(ctx, plan, tiffinCalendarDays);
};

const changes = { skip: skipTiffinDay, unskip: unskipTiffinDay };

/** A customer's tiffin plans, their days and their bills. */
export const tiffinRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/tiffin-plans', async (request, reply) => {
    const part = forward(listLimit, queryText(request, 'after'));
    const plans = await pageOfTiffinPlans(await requestCtx.of(request, reply), part);
    return sendPage(request, reply, plans, presentTiffinPlan);
  });

  app.get<OfPlan>('/api/tiffin-plans/:id/days', async (request, reply) => {
    const days = await comingDays(await requestCtx.of(request, reply), request.params.id);
    return days ? days.map(presentTiffinDay) : reply.callNotFound();
  });

  app.get<OfPlan>('/api/tiffin-plans/:id/past-days', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const part = forward(listLimit, queryText(request, 'after'));
    const plan = await findTiffinPlan(ctx, request.params.id);
    if (!plan) return reply.callNotFound();
    return sendPage(request, reply, await pageOfPastDays(ctx, plan, part), presentPastTiffinDay);
  });

  app.get('/api/tiffin-bills', async (request, reply) => {
    const part = forward(listLimit, queryText(request, 'after'));
    const bills = await pageOfMyBills(await requestCtx.of(request, reply), part);
    return sendPage(request, reply, bills, presentTiffinBill);
  });

  for (const [name, change] of Object.entries(changes))
    app.post<OfDay>(`/api/tiffin-plans/:id/days/:day/${name}`, async (request, reply) => {
      const ctx = await requestCtx.of(request, reply);
      const { id: planId, day: serviceDate } = request.params;
      if (!isCalendarDay(serviceDate)) throw new MalformedInput('A day is written as YYYY-MM-DD.', 'day');
      const outcome = await change(ctx, { planId, serviceDate });
      if (outcome instanceof Problem) return refuse(reply, outcome);
      const days = await comingDays(ctx, planId);
      const day = days?.find(each => each.serviceDate === serviceDate);
      return { success: true, day: day ? presentTiffinDay(day) : null };
    });
};
