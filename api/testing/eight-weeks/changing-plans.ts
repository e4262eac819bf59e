import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../../core/operation/problem.ts';
import { DietNotAccepted } from '../../domains/orders/diets/diet-not-accepted.ts';
import { changeTiffinPlan } from '../../domains/tiffin-plans/planning/change-tiffin-plan.ts';
import { TiffinPlanConflict } from '../../domains/tiffin-plans/tiffin-plan-problems.ts';
import type { SimulatedPlan } from './simulated-customers.ts';
import { mealOf, someWeekdays } from './simulated-meals.ts';
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
 * Changes a plan in a window and, one time in two, in another one that shows what the plan had before: after the first,
 * or at the same moment. At most one of the two is saved, and nothing of the other.
 */
export const changePlan = async (
  simulation: Simulation,
  plan: SimulatedPlan,
  dishId: string,
  quantity: number,
): Promise<void> => {
  const { random } = plan;
  const before = await termsOf(simulation, plan);
  const weekdays = random.chance(0.5) ? someWeekdays(random) : before.weekdays;
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
  const isTogether = random.chance(0.3);
  const isTwice = isTogether || random.chance(0.4);
  const windows = ['First window', 'Second window'].slice(0, isTwice ? 2 : 1);
  const answers: Awaited<ReturnType<typeof changeIn>>[] = [];
  if (isTogether) answers.push(...(await Promise.all(windows.map(changeIn))));
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

/** Only what the household eats may have changed since the first window was saved. */
const noteStale = ({ happened }: Simulation, problem: Problem): void => {
  if (problem instanceof TiffinPlanConflict) happened.add('stale change refused');
  else if (!(problem instanceof DietNotAccepted))
    throw new Error(`A stale change was refused with ${problem.code}.`);
};
