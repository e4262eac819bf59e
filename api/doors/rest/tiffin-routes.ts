import { tiffinCalendarDays } from '../../../schema/constants.ts';
import { isCalendarDay } from '../../../schema/rules/days.ts';
import { customers } from '../../core/access/rules.ts';
import { forward } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { Problem } from '../../core/operation/problem.ts';
import { pageOfMyBills } from '../../domains/payments/bills/find-bills.ts';
import { findTiffinPlan, pageOfTiffinPlans } from '../../domains/tiffin-plans/find-tiffin-plans.ts';
import { pageOfPastDays } from '../../domains/tiffin-plans/past-days/find-past-days.ts';
import { skipTiffinDay } from '../../domains/tiffin-plans/planning/skip-tiffin-day.ts';
import { unskipTiffinDay } from '../../domains/tiffin-plans/planning/unskip-tiffin-day.ts';
import { calendarOf } from '../../domains/tiffin-plans/tiffin-calendar.ts';
import { queryMoment } from './body.ts';
import {
  dayChangedShape,
  pastTiffinDaysShape,
  presentPastTiffinDay,
  presentTiffinBill,
  presentTiffinDay,
  presentTiffinPlan,
  tiffinBillsShape,
  tiffinDaysShape,
  tiffinPlansShape,
} from './present/tiffin.ts';
import { get, json, page, post, type Route } from './route.ts';
import { afterPage, listLimit, sendPage, sinceEarlierPoll } from './send-page.ts';

const tag = 'Tiffin plans';
const who = customers;
const parameters = { id: 'ID of the plan.' };
const refusals = { 404: { description: 'The viewer has no such plan.' } };

/** All days of a plan that can change; they are never more than a page. */
const comingDays = async (ctx: Ctx, id: string) => {
  const plan = await findTiffinPlan(ctx, id);
  return plan && calendarOf(ctx, plan, tiffinCalendarDays);
};

const change = (
  name: 'skip' | 'unskip',
  summary: string,
  operation: typeof skipTiffinDay | typeof unskipTiffinDay,
  mutation: string,
) =>
  post(
    `/api/tiffin-plans/:id/days/:day/${name}`,
    {
      tag,
      summary,
      details: 'Can be repeated; read the day before you send it again.',
      who,
      points: 1000,
      parameters: { ...parameters, day: 'Service date, written YYYY-MM-DD.' },
      answer: json('The day as it is now.', dayChangedShape),
      mutations: [mutation],
    },
    async ({ ctx, parameters: { id: planId, day: serviceDate } }) => {
      if (!isCalendarDay(serviceDate)) throw new MalformedInput('A day is written as YYYY-MM-DD.', 'day');
      const outcome = await operation(ctx, { planId, serviceDate });
      if (outcome instanceof Problem) return outcome;
      const days = await comingDays(ctx, planId);
      const day = days?.find(each => each.serviceDate === serviceDate);
      return { success: true as const, day: day ? presentTiffinDay(day) : null };
    },
  );

/** A customer's tiffin plans, their days and their bills. */
export const tiffinRoutes: readonly Route[] = [
  get(
    '/api/tiffin-plans',
    {
      tag,
      summary: 'List plans',
      who,
      points: 2500,
      parameters: {},
      query: { after: afterPage },
      answer: page('Plans, also stopped ones, the last started first.', tiffinPlansShape),
    },
    async ({ ctx, query, request, reply }) => {
      const plans = await pageOfTiffinPlans(ctx, forward(listLimit, query.after));
      return sendPage(request, reply, plans, presentTiffinPlan);
    },
  ),
  get(
    '/api/tiffin-plans/:id/days',
    {
      tag,
      summary: 'List the days of a plan that can change',
      who,
      points: 1000,
      parameters,
      answer: json(`All of them, at most ${tiffinCalendarDays}, the next one first.`, tiffinDaysShape),
      refusals,
    },
    async ({ ctx, parameters, reply }) => {
      const days = await comingDays(ctx, parameters.id);
      return days ? days.map(presentTiffinDay) : reply.callNotFound();
    },
  ),
  get(
    '/api/tiffin-plans/:id/past-days',
    {
      tag,
      summary: 'List the days of a plan that are over',
      who,
      points: 2500,
      parameters,
      query: { after: afterPage },
      answer: page('Days and how each ended, the latest first.', pastTiffinDaysShape),
      refusals,
    },
    async ({ ctx, parameters, query, request, reply }) => {
      const plan = await findTiffinPlan(ctx, parameters.id);
      if (!plan) return reply.callNotFound();
      const days = await pageOfPastDays(ctx, plan, forward(listLimit, query.after));
      return sendPage(request, reply, days, presentPastTiffinDay);
    },
  ),
  get(
    '/api/tiffin-bills',
    {
      tag,
      summary: 'List weekly bills',
      who,
      points: 2500,
      parameters: {},
      query: { after: afterPage, updatedSince: sinceEarlierPoll },
      answer: page(
        'Bills, the newest first; with `updatedSince`, the earliest change first.',
        tiffinBillsShape,
      ),
    },
    async ({ ctx, query, request, reply }) => {
      const updatedSince = queryMoment(query.updatedSince, 'updatedSince');
      const bills = await pageOfMyBills(ctx, forward(listLimit, query.after), updatedSince);
      return sendPage(request, reply, bills, presentTiffinBill);
    },
  ),
  change('skip', 'Skip a day', skipTiffinDay, 'skipTiffinDay'),
  change('unskip', 'Plan a skipped or canceled day again', unskipTiffinDay, 'unskipTiffinDay'),
];
