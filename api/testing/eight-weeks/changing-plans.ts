import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../core/operation/problem.ts';
import { DietNotAccepted } from '../../domains/orders/diets/diet-not-accepted.ts';
import { KitchenUnavailable } from '../../domains/orders/placing/order-placing-problems.ts';
import { changeTiffinPlan } from '../../domains/tiffin-plans/planning/change-tiffin-plan.ts';
import { DayIsBeingOrdered, TiffinPlanConflict } from '../../domains/tiffin-plans/tiffin-plan-problems.ts';
import { TiffinOfferFull } from '../../domains/tiffin-plans/waitlist/waitlist-problems.ts';
import { mealOf, someWeekdays } from './simulated-meals.ts';
import type { SimulatedPlan } from './simulated-plan.ts';
import { actingAs, type Simulation } from './simulation.ts';

interface PlanTerms {
  version: number;
  weekdays: number[];
  note: string | null;
}

const termsOf = async ({ marketplace }: Simulation, { id }: SimulatedPlan): Promise<PlanTerms> => {
  const [terms] = await marketplace.sql.rows<PlanTerms>(
    'select version, weekdays, note from tiffin_plans where id = $1',
    [id],
  );
  return terms!;
};

/**
 * Changes a plan in two windows that show what it had before: one after the other, or at the same moment. At most one of
 * them is saved, and nothing of the other.
 */
export const changePlan = async (
  simulation: Simulation,
  plan: SimulatedPlan,
  dishId: string,
  quantity: number,
): Promise<void> => {
  const { random } = plan;
  const before = await termsOf(simulation, plan);
  const weekdays = random.chance(0.3) ? someWeekdays(random) : before.weekdays;
  const meal = await mealOf(simulation, dishId, quantity);
  const ctx = actingAs(simulation, plan.customer.userId);
  const changeIn = (note: string) =>
    changeTiffinPlan(ctx, {
      planId: plan.id,
      version: before.version,
      weekdays,
      weekdayAddresses: [],
      hasConsented: true,
      note,
      ...meal,
    });
  const windows = ['First window', 'Second window'];
  const answers: Awaited<ReturnType<typeof changeIn>>[] = [];
  if (random.chance(0.5)) answers.push(...(await Promise.all(windows.map(changeIn))));
  else for (const note of windows) answers.push(await changeIn(note));

  const saved = windows.filter((_, at) => !(answers[at] instanceof Problem));
  const note = saved[0];
  const after = note ? { version: before.version + 1, weekdays, note } : before;
  const found = await termsOf(simulation, plan);
  if (saved.length > 1 || !isDeepStrictEqual(found, after))
    throw new Error(`A plan has ${JSON.stringify(found)} instead of ${JSON.stringify(after)}.`);
  if (!note) return;
  if (weekdays !== before.weekdays) plan.isChanged = true;
  simulation.happened.add('plan changed');
  for (const answer of answers) if (answer instanceof Problem) noteStale(simulation, answer);
};

/** What others do at the same moment may refuse one window and not the other: household, admin, job and plans. */
const ofOthers = [DietNotAccepted, KitchenUnavailable, DayIsBeingOrdered, TiffinOfferFull];

const noteStale = ({ happened }: Simulation, problem: Problem): void => {
  if (problem instanceof TiffinPlanConflict) happened.add('stale change refused');
  else if (!ofOthers.some(kind => problem instanceof kind))
    throw new Error(`A stale change was refused with ${problem.code}.`);
};
