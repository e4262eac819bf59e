import { type AskedPage, decodeTimeCursor, Page, type PagePart, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { outcomeOf } from '../outcome-of-day.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import type { PastTiffinDay } from './past-tiffin-day.ts';

const { ORDERED, SKIPPED, MISSED } = TiffinDayStatus;

interface Part {
  planId: string;
  today: string;
  from: string;
  limit: number;
}

const pastDaysQuery = eitherWay('desc', ({ beyond, order }) =>
  query({ TiffinPlanDay }, (on, { planId, today, from, limit }: Given<Part>) =>
    on
      .selectFrom('TiffinPlanDay as day')
      .where('day.planId', '=', planId)
      .where('day.serviceDate', '<', today)
      .where('day.serviceDate', beyond, from)
      .where('day.status', 'in', [ORDERED, SKIPPED, MISSED])
      .select(['day.serviceDate', 'day.status', 'day.reason', 'day.code', 'day.orderId'])
      .orderBy('day.serviceDate', order)
      .limit(limit),
  ),
);

/** No plan has a day before or after these. */
const [earliestDay, latestDay] = ['0001-01-01', '9999-12-31'];

const dayOfCursor = (part: PagePart): string => {
  const position = decodeTimeCursor(part);
  if (!position) return part.isBackward ? earliestDay : latestDay;
  const day = position.at.toISOString().slice(0, 10);
  // Years of more than four digits have a sign.
  return /^\d{4}-/.test(day) && day > earliestDay ? day : latestDay;
};

/** One page of the days of a plan that are over and how each ended, the latest first. */
export const pageOfPastDays = async (
  ctx: Ctx,
  plan: TiffinPlanRow,
  part: PagePart,
): Promise<Page<PastTiffinDay>> => {
  const { id: planId, today } = plan;
  const given = { planId, today, from: dayOfCursor(part), limit: part.size + 1 };
  const rows = await pastDaysQuery(part).all(ctx.sql, given);
  const days = rows.map(async ({ serviceDate, ...stored }) => {
    const { look, reason, code, order } = await outcomeOf(ctx, plan, stored);
    return { planId, serviceDate, look, reason, code, order };
  });
  return new Page(await Promise.all(days), part, day => [day.serviceDate, day.planId]);
};

/** Past days of a plan by the page arguments of GraphQL, which may ask for a part from either end. */
export const findPastDays = (ctx: Ctx, plan: TiffinPlanRow, asked: AskedPage): Promise<Page<PastTiffinDay>> =>
  pageOfPastDays(ctx, plan, partOf(asked));
