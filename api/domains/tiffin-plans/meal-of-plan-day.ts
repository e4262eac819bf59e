import { weekdayOf } from '../../../schema/rules/days.ts';
import { type PricedPlan, totalOn } from './prices/plan-prices.ts';
import type { TiffinPlan } from './tiffin-plan.ts';
import type { TiffinPlanDay } from './tiffin-plan-day.ts';

type PlannedMeal = Pick<TiffinPlan, 'lines' | 'portions'> & PricedPlan;
type Addresses = Pick<TiffinPlan, 'weekdayAddresses'> & Partial<Pick<TiffinPlan, 'deliveryAddress'>>;

/** What the customer agreed to for one day. */
export interface MealOfPlanDay extends Pick<TiffinPlan, 'lines' | 'totalCents' | 'portions'> {
  deliveryAddress: string | null;
  /** Whether the customer changed this day alone. */
  isChanged: boolean;
}

type OwnMeal = Pick<TiffinPlanDay, 'lines' | 'totalCents' | 'portions' | 'deliveryAddress'>;

/** Where the meals of a day go, unless the customer changed that day. */
export const plannedAddress = (
  { weekdayAddresses, deliveryAddress }: Addresses,
  serviceDate: string,
): string | null => {
  const weekday = weekdayOf(serviceDate);
  return weekdayAddresses.find(each => each.weekday === weekday)?.deliveryAddress ?? deliveryAddress ?? null;
};

/** The meal of a day: what the customer changed about it, and the plan's for the rest. */
export const mealOfPlanDay = (
  plan: PlannedMeal & Addresses,
  serviceDate: string,
  own: OwnMeal | null | undefined,
): MealOfPlanDay => ({
  lines: own?.lines ?? plan.lines,
  totalCents: own?.totalCents ?? totalOn(plan, serviceDate),
  portions: own?.portions ?? plan.portions,
  deliveryAddress: own?.deliveryAddress ?? plannedAddress(plan, serviceDate),
  isChanged: Boolean(own?.lines ?? own?.deliveryAddress),
});
