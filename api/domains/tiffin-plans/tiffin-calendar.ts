import { Field, ObjectType } from 'type-graphql';
import { tiffinCalendarDays } from '../../../schema/constants.ts';
import { daysAfter } from '../../../schema/rules/days.ts';
import { isPlanDay, planDaysFrom } from '../../../schema/rules/tiffin-days.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { LocalDate } from '../../core/graphql/scalars.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { ProblemCode } from '../../core/operation/problem-code.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Money } from '../../core/values/money.ts';
import { Order } from '../orders/order.ts';
import type { OrderRow } from '../orders/order-columns.ts';
import { type ClosedOn, closedOn } from './closed-days/closed-on.ts';
import { notCookedOn } from './closed-days/not-cooked-on.ts';
import { mealOfPlanDay } from './meal-of-plan-day.ts';
import { outcomeOf } from './outcome-of-day.ts';
import type { TiffinPlanRow } from './plan-rows.ts';
import { lookOf, TiffinDayLook } from './tiffin-day-look.ts';
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

  @Field(() => TiffinDayLook, {
    description: 'Summary for its customer, of its status, reason and order.',
  })
  look!: TiffinDayLook;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason its order was refused, or will be because the kitchen is closed or no longer cooks the meal on that weekday, or what of an order in progress someone in the household never eats, for people; null otherwise, and for staff when the household is it.',
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

const { PLANNED, WAITING, ORDERED } = TiffinDayStatus;

const planned = { status: PLANNED, reason: null, code: null, orderId: null };

/** The day before that of the server, which is today at the latest in every time zone. */
export const earliestToday = (now: Date): string => daysAfter(now.toISOString().slice(0, 10), -1);

const storedDaysOf = batched(async (ctx, planIds) => {
  const days = await daysQuery.all(ctx.sql, { planIds, since: earliestToday(ctx.now) });
  return Map.groupBy(days, day => day.planId);
});

const dayOf = async (
  ctx: Ctx,
  plan: TiffinPlanRow,
  serviceDate: string,
  stored: StoredDay | undefined,
  closed: ClosedOn,
  notCooked: Awaited<ReturnType<typeof notCookedOn>>,
): Promise<TiffinDay> => {
  const { totalCents, portions: _, ...meal } = mealOfPlanDay(plan, serviceDate, stored);
  const ownAddress = stored?.deliveryAddress ?? null;
  const facts = { serviceDate, ...meal, ownAddress, total: new Money(totalCents) };
  const outcome = await outcomeOf(ctx, plan, stored ?? planned);
  const { status } = outcome;
  const isOpen = status === PLANNED || status === WAITING;
  const problem = isOpen ? (notCooked(serviceDate) ?? closed(serviceDate)) : undefined;
  if (!problem) return { ...facts, ...outcome };
  const { code, message: reason } = problem;
  // It is as if its order had been refused.
  const look = lookOf({ status: WAITING, code, order: null });
  return { ...facts, ...outcome, code, reason, look };
};

/** A canceled order is no meal of a plan that no longer has its day. */
const isOfPlan = (plan: TiffinPlanRow, { look, serviceDate }: TiffinDay): boolean =>
  look !== TiffinDayLook.CANCELED || isPlanDay(plan, serviceDate);

/** The next days of a plan from today on with all that are ordered; of a stopped one only those. */
export const calendarOf = async (ctx: Ctx, plan: TiffinPlanRow, count: number): Promise<TiffinDay[]> => {
  if (count < 1 || count > tiffinCalendarDays)
    throw new MalformedInput(`Please ask for 1 to ${tiffinCalendarDays} days.`, 'first');
  const [rows, closed, notCooked] = await Promise.all([
    storedDaysOf(ctx, plan.id),
    closedOn(ctx, plan.supplierId),
    notCookedOn(ctx, plan),
  ]);
  const stored = new Map((rows ?? []).map(day => [day.serviceDate, day]));
  const ordered = [...stored.values()].filter(
    ({ status, serviceDate }) => status === ORDERED && serviceDate >= plan.today,
  );
  const dates = [
    ...new Set([
      ...(plan.stoppedAt ? [] : planDaysFrom(plan, plan.today, count, tiffinCalendarDays)),
      ...ordered.map(({ serviceDate }) => serviceDate),
    ]),
  ].sort();
  const days = await Promise.all(
    dates.map(date => dayOf(ctx, plan, date, stored.get(date), closed, notCooked)),
  );
  return days.filter(day => isOfPlan(plan, day)).slice(0, count);
};
