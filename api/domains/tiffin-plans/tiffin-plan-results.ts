import { createUnionType } from 'type-graphql';
import { InvalidInput } from '../../core/operation/problem.ts';
import { FeatureNotAvailable } from '../features/feature-problems.ts';
import { EmailNotProven } from '../identity/identity-problems.ts';
import { DietNotAccepted } from '../orders/diets/diet-not-accepted.ts';
import { TooLateToCancel } from '../orders/moving/order-step-problems.ts';
import { ChoicesChanged } from '../orders/placing/choices-changed.ts';
import * as placingProblems from '../orders/placing/order-placing-problems.ts';
import { TiffinOfferNotFound } from './offers/tiffin-offer-problems.ts';
import { SkippedTiffinDays } from './skipped-tiffin-days.ts';
import { TiffinPlan } from './tiffin-plan.ts';
import * as problems from './tiffin-plan-problems.ts';
import { TiffinOfferFull } from './waitlist/waitlist-problems.ts';

export const StartTiffinPlanResult = createUnionType({
  name: 'StartTiffinPlanResult',
  description: 'Started plan, or the reason there is none.',
  types: () =>
    [
      TiffinPlan,
      InvalidInput,
      FeatureNotAvailable,
      problems.TiffinPlanLimit,
      TiffinOfferNotFound,
      TiffinOfferFull,
      EmailNotProven,
      problems.MealNotCooked,
      placingProblems.KitchenUnavailable,
      placingProblems.KitchenPaused,
      placingProblems.OrderingStopped,
      placingProblems.DishUnavailable,
      placingProblems.CutOffPassed,
      ChoicesChanged,
      DietNotAccepted,
      placingProblems.PriceChanged,
      placingProblems.FulfillmentUnavailable,
      placingProblems.IdempotencyConflict,
    ] as const,
});

export const TiffinDayResult = createUnionType({
  name: 'TiffinDayResult',
  description: 'Plan with the change, or the reason the day did not change.',
  types: () =>
    [
      TiffinPlan,
      problems.TiffinPlanNotFound,
      problems.TiffinPlanStopped,
      problems.NotAPlanDay,
      problems.DayIsBeingOrdered,
      TooLateToCancel,
      placingProblems.CutOffPassed,
    ] as const,
});

export const ChangeTiffinDayResult = createUnionType({
  name: 'ChangeTiffinDayResult',
  description: 'Plan with the change, or the reason the day did not change.',
  types: () =>
    [
      TiffinPlan,
      InvalidInput,
      problems.TiffinPlanNotFound,
      problems.TiffinPlanStopped,
      problems.NotAPlanDay,
      problems.DayIsBeingOrdered,
      problems.DayStaysOrdered,
      TooLateToCancel,
      placingProblems.CutOffPassed,
      placingProblems.KitchenUnavailable,
      placingProblems.KitchenPaused,
      placingProblems.OrderingStopped,
      placingProblems.DishUnavailable,
      placingProblems.DishNotCooked,
      ChoicesChanged,
      DietNotAccepted,
      placingProblems.PriceChanged,
      placingProblems.FulfillmentUnavailable,
    ] as const,
});

export const ChangeTiffinPlanResult = createUnionType({
  name: 'ChangeTiffinPlanResult',
  description: 'Plan with the change, or the reason it did not change.',
  types: () =>
    [
      TiffinPlan,
      InvalidInput,
      problems.TiffinPlanNotFound,
      problems.TiffinPlanStopped,
      problems.TiffinPlanConflict,
      problems.TiffinPlanLimit,
      problems.DayIsBeingOrdered,
      TiffinOfferFull,
      problems.MealNotCooked,
      placingProblems.KitchenUnavailable,
      placingProblems.KitchenPaused,
      placingProblems.OrderingStopped,
      placingProblems.DishUnavailable,
      ChoicesChanged,
      DietNotAccepted,
      placingProblems.PriceChanged,
      placingProblems.FulfillmentUnavailable,
    ] as const,
});

export const SkipTiffinDaysResult = createUnionType({
  name: 'SkipTiffinDaysResult',
  description: 'Plans after the change and what could not be skipped, or the reason nothing changed.',
  types: () => [SkippedTiffinDays, InvalidInput] as const,
});

export const StopTiffinPlanResult = createUnionType({
  name: 'StopTiffinPlanResult',
  description: 'Stopped plan, or the reason it continues.',
  types: () =>
    [
      TiffinPlan,
      InvalidInput,
      problems.TiffinPlanNotFound,
      problems.TiffinPlanStopped,
      problems.DayIsBeingOrdered,
    ] as const,
});

export const AgreeToTiffinPlanResult = createUnionType({
  name: 'AgreeToTiffinPlanResult',
  description: 'Plan with its new dishes and prices, or the reason nothing changed.',
  types: () =>
    [
      TiffinPlan,
      InvalidInput,
      problems.TiffinPlanNotFound,
      problems.TiffinPlanStopped,
      problems.TiffinPlanConflict,
      placingProblems.KitchenUnavailable,
      placingProblems.DishUnavailable,
      ChoicesChanged,
      problems.DishesChanged,
      DietNotAccepted,
      placingProblems.PriceChanged,
    ] as const,
});
