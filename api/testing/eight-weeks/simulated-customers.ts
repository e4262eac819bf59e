import { randomUUID } from 'node:crypto';
import { Problem } from '../../core/operation/problem.ts';
import { saveHousehold } from '../../domains/households/save-household.ts';
import { DietNotAccepted } from '../../domains/orders/diets/diet-not-accepted.ts';
import { agreeToTiffinPlan } from '../../domains/tiffin-plans/planning/agree-to-tiffin-plan.ts';
import { changeTiffinDay } from '../../domains/tiffin-plans/planning/change-tiffin-day.ts';
import { resetTiffinDay } from '../../domains/tiffin-plans/planning/reset-tiffin-day.ts';
import { skipTiffinDay } from '../../domains/tiffin-plans/planning/skip-tiffin-day.ts';
import { skipTiffinDays } from '../../domains/tiffin-plans/planning/skip-tiffin-days.ts';
import { startTiffinPlan } from '../../domains/tiffin-plans/planning/start-tiffin-plan.ts';
import { stopTiffinPlan } from '../../domains/tiffin-plans/planning/stop-tiffin-plan.ts';
import { unskipTiffinDay } from '../../domains/tiffin-plans/planning/unskip-tiffin-day.ts';
import { aPersonAtTable } from '../builders/a-household.ts';
import { changePlan } from './changing-plans.ts';
import type { SimulatedKitchen } from './simulated-kitchens.ts';
import { mealOf, offeredMeal, someWeekdays } from './simulated-meals.ts';
import { type SimulatedCustomer, type SimulatedPlan, waysToPay } from './simulated-plan.ts';
import { actingAs, dayAt, type Simulation } from './simulation.ts';

const plansOfOne = 2;

export const customersOf = async (
  { marketplace }: Simulation,
  planCount: number,
): Promise<SimulatedCustomer[]> => {
  const customers: SimulatedCustomer[] = [];
  for (let at = 0; at < planCount / plansOfOne; at++) {
    const name = `Customer ${String(at).padStart(3, '0')}`;
    const { userId } = await marketplace.customer(name);
    customers.push({ name, userId, paysWith: waysToPay[at % waysToPay.length]!, childId: randomUUID() });
  }
  return customers;
};

export const startPlans = async (
  simulation: Simulation,
  customers: readonly SimulatedCustomer[],
  kitchens: readonly SimulatedKitchen[],
): Promise<SimulatedPlan[]> => {
  const plans: SimulatedPlan[] = [];
  for (const customer of customers)
    for (let own = 0; own < plansOfOne; own++) {
      const random = simulation.randomOf(`${customer.name}, plan ${own}`);
      const plan = await start(simulation, { random, customer, kitchen: random.pick(kitchens) }, 0);
      if (plan instanceof Problem) throw new Error(plan.message);
      plans.push(plan);
    }
  return plans;
};

const start = async (
  simulation: Simulation,
  wanted: Omit<SimulatedPlan, 'id'>,
  day: number,
): Promise<SimulatedPlan | Problem> => {
  const { random, kitchen, customer } = wanted;
  const dish = random.pick(kitchen.dishes);
  const isOffered = random.chance(0.2);
  const quantity = random.between(1, 2);
  const common = {
    supplierId: kitchen.id,
    mealtime: isOffered ? ('LUNCH' as const) : random.pick(['LUNCH', 'DINNER'] as const),
    weekdays: someWeekdays(random),
    fulfillment: 'PICKUP' as const,
    startsOn: dayAt(day + random.between(0, 14)),
    hasConsented: true,
    idempotencyKey: randomUUID(),
  };
  const meal = isOffered
    ? { offerId: kitchen.offerId, ...(await offeredMeal(simulation, kitchen, quantity)) }
    : await mealOf(simulation, dish.id, quantity);
  const started = await startTiffinPlan(actingAs(simulation, customer.userId), { ...common, ...meal });
  return started instanceof Problem ? started : { id: started.planId, ...wanted };
};

/** What a customer may do in a day. Refusals are answers as well. */
export const act = async (
  simulation: Simulation,
  plans: SimulatedPlan[],
  plan: SimulatedPlan,
  day: number,
): Promise<unknown> => {
  const { id: planId, random, kitchen, customer } = plan;
  const ctx = actingAs(simulation, customer.userId);
  const serviceDate = dayAt(day + random.between(0, 10));
  const dishId = random.pick(kitchen.dishes).id;
  const quantity = random.between(1, 3);
  const draw = random.between(0, 19);
  if (draw < 4) return skipTiffinDay(ctx, { planId, serviceDate });
  if (draw < 7) return unskipTiffinDay(ctx, { planId, serviceDate });
  if (draw < 10)
    return changeTiffinDay(ctx, {
      planId,
      serviceDate,
      ...(await mealOf(simulation, dishId, quantity)),
    });
  if (draw < 12) return resetTiffinDay(ctx, { planId, serviceDate });
  if (draw === 12)
    return random.chance(0.3)
      ? skipTiffinDays(ctx, { from: dayAt(day + 1), until: dayAt(day + random.between(2, 6)) })
      : undefined;
  if (draw === 13) return eatOtherwise(simulation, plan);
  if (draw === 15) return random.chance(0.5) ? startAnother(simulation, plans, plan, day) : undefined;
  if (draw === 14 || draw > 17) return changePlan(simulation, plan, dishId, quantity);
  return agree(simulation, plan);
};

/** Someone of the household never eats something from now on, or everything again. */
const eatOtherwise = async (simulation: Simulation, { random, customer }: SimulatedPlan) => {
  const { userId, childId } = customer;
  const never = random.pick([[], ['MILK'], ['PEANUTS'], ['MILK', 'PEANUTS']] as const);
  const [household] = await simulation.marketplace.sql.rows<{ version: number }>(
    'select version from households where user_id = $1',
    [userId],
  );
  return saveHousehold(actingAs(simulation, userId), {
    people: [aPersonAtTable('Kiran', { id: childId, never: [...never] })],
    version: household?.version ?? 0,
  });
};

/** Stops a plan and, with luck, starts one at the same kitchen. */
const startAnother = async (
  simulation: Simulation,
  plans: SimulatedPlan[],
  { id, ...same }: SimulatedPlan,
  day: number,
) => {
  const asksCreditBack = same.random.chance(0.5);
  const ctx = actingAs(simulation, same.customer.userId);
  const stopped = await stopTiffinPlan(ctx, { planId: id, asksCreditBack });
  if (stopped instanceof Problem) return;
  plans.splice(0, plans.length, ...plans.filter(each => each.id !== id));
  const another = await start(simulation, same, day + 1);
  if (!(another instanceof Problem)) plans.push(another);
};

/** Agrees to today's prices and, one time in two, to what the household never eats. */
const agree = async (simulation: Simulation, { id: planId, random, customer }: SimulatedPlan) => {
  const accepts = random.chance(0.5);
  const [plan] = await simulation.marketplace.sql.rows<{ total: number }>(
    `select sum(d.price_cents * (line->>'quantity')::int)::int as total
     from tiffin_plans p, jsonb_array_elements(p.lines) line
     join dishes d on d.id = (line->>'dishId')::uuid where p.id = $1`,
    [planId],
  );
  const ctx = actingAs(simulation, customer.userId);
  const agreed = { planId, expectedTotalCents: plan!.total };
  const answer = await agreeToTiffinPlan(ctx, agreed);
  if (!(answer instanceof DietNotAccepted) || !accepts) return answer;
  return agreeToTiffinPlan(ctx, { ...agreed, acceptedDietConflicts: answer.conflicts.map(({ id }) => id) });
};
