import { Field, ObjectType } from 'type-graphql';
import { tiffinCalendarDays } from '../../../schema/constants.ts';
import { daysAfter } from '../../../schema/rules/days.ts';
import { planDaysFrom } from '../../../schema/rules/tiffin-days.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { ProblemCode } from '../../core/operation/problem-code.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Money } from '../../core/values/money.ts';
import { findOrdersOfIds } from '../orders/find-orders.ts';
import { Order } from '../orders/order.ts';
import type { OrderRow } from '../orders/order-columns.ts';
import type { TiffinPlanRow } from './find-tiffin-plans.ts';
import { mealOfPlanDay } from './meal-of-plan-day.ts';
import { TiffinDayStatus, TiffinPlanDay } from './tiffin-plan-day.ts';
import { TiffinPlanLine } from './tiffin-plan-line.ts';

/** Most meals are of one or two dishes. */
const usualDishes = 2;

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Day of a tiffin plan.' })
export class TiffinDay {
  @Field(() => LocalDate, { description: "Service date, in the kitchen's time zone." })
  serviceDate!: string;

  @Field(() => TiffinDayStatus, { description: 'Status of the day.' })
  status!: TiffinDayStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason its order was refused, for people; null unless it is WAITING or MISSED, and for staff when the household is it.',
  })
  reason!: string | null;

  @Field(() => ProblemCode, {
    nullable: true,
    description: 'Code of that reason for programs; null where the reason is.',
  })
  code!: ProblemCode | null;

  @Field(() => Order, {
    nullable: true,
    description: 'Order of the day, which may be canceled; null until it is placed.',
  })
  order!: OrderRow | null;

  @Field(() => Boolean, { description: 'Whether the customer changed this day alone.' })
  isChanged!: boolean;

  @Field(() => [TiffinPlanLine], {
    complexity: entries(usualDishes),
    description: 'Dishes of the day, as the customer agreed to them.',
  })
  lines!: TiffinPlanLine[];

  @Field(() => Money, { description: 'Highest price of the meal; a lower one holds immediately.' })
  total!: Money;

  @Field(() => String, { nullable: true, description: 'Delivery address of the day; null for pickup.' })
  deliveryAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Delivery address that the customer chose for this day alone; null when it is the plan's.",
  })
  ownAddress!: string | null;
}

const daysQuery = query(
  { TiffinPlanDay },
  (from, { planIds, since }: Given<{ planIds: readonly string[]; since: string }>) =>
    from
      .selectFrom('TiffinPlanDay as day')
      .where(day => day('day.planId', '=', day.fn.any(planIds)))
      .where('day.serviceDate', '>=', since)
      .select(['day.planId', 'day.serviceDate', 'day.status', 'day.reason', 'day.code', 'day.orderId'])
      .select(['day.lines', 'day.totalCents', 'day.portions', 'day.deliveryAddress']),
);
type StoredDay = RowOf<typeof daysQuery>;

/** The day before that of the server, which is today at the latest in every time zone. */
const earliestToday = (now: Date): string => daysAfter(now.toISOString().slice(0, 10), -1);

const storedDaysOf = batched(async (ctx, planIds) => {
  const days = await daysQuery.all(ctx.sql, { planIds, since: earliestToday(ctx.now) });
  return Map.groupBy(days, day => day.planId);
});

const orderOf = batched(
  async (ctx, ids) => new Map((await findOrdersOfIds(ctx, ids)).map(order => [order.id, order])),
);

/** Staff, also those who look on as the customer, do not read what a household never eats. */
const isOwn = ({ viewer }: Ctx, { customerId }: TiffinPlanRow): boolean =>
  viewer.userId === customerId && !viewer.isViewOnly;

const dayOf = async (
  ctx: Ctx,
  plan: TiffinPlanRow,
  serviceDate: string,
  stored: StoredDay | undefined,
): Promise<TiffinDay> => {
  const { totalCents, portions: _, ...meal } = mealOfPlanDay(plan, serviceDate, stored);
  const ownAddress = stored?.deliveryAddress ?? null;
  const facts = { serviceDate, ...meal, ownAddress, total: new Money(totalCents) };
  if (!stored) return { ...facts, status: TiffinDayStatus.PLANNED, reason: null, code: null, order: null };
  const { status, reason, code, orderId } = stored;
  const isRefused = status === TiffinDayStatus.WAITING || status === TiffinDayStatus.MISSED;
  const hasReason = isRefused && (code !== 'PLAN_BREAKS_DIET' || isOwn(ctx, plan));
  const order = status === TiffinDayStatus.ORDERED && orderId ? await orderOf(ctx, orderId) : null;
  return { ...facts, status, reason: hasReason ? reason : null, code: hasReason ? code : null, order };
};

/** The next days of a plan from today on with all that are ordered; of a stopped one only those. */
export const calendarOf = async (ctx: Ctx, plan: TiffinPlanRow, count: number): Promise<TiffinDay[]> => {
  const stored = new Map(((await storedDaysOf(ctx, plan.id)) ?? []).map(day => [day.serviceDate, day]));
  const ordered = [...stored.values()].filter(
    ({ status, serviceDate }) => status === TiffinDayStatus.ORDERED && serviceDate >= plan.today,
  );
  const planned = plan.stoppedAt ? [] : planDaysFrom(plan, plan.today, count, tiffinCalendarDays);
  const days = [...new Set([...planned, ...ordered.map(({ serviceDate }) => serviceDate)])].sort();
  return Promise.all(days.slice(0, count).map(day => dayOf(ctx, plan, day, stored.get(day))));
};
