import { CombinedGraphQLErrors } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type StartTiffinPlanInput, useStartTiffinPlanMutation } from '../../../generated/graphql.ts';
import { shortDay } from '../../../lib/formats/dates.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { forgetSpots } from '../offers/forget-spots.ts';
import { fullRefusal } from '../offers/spots-words.ts';
import { planAttempts } from '../plan-attempts.ts';

type Started = { planId: string } | { refusal: Refusal };

/** A request without an answer may have started the plan; sent again, it finds that one. */
const failure = (error: unknown) =>
  CombinedGraphQLErrors.is(error)
    ? t`The plan was not started. Please try again.`
    : t`We didn't hear back. Please try again: you won't start the plan twice.`;

/** Starts a plan; returns its ID, or the reason there is none. */
export const useStartPlan = () => {
  const [start] = useStartTiffinPlanMutation({
    update: (cache, { data }) => {
      const answer = data?.startTiffinPlan.__typename;
      if (answer === 'TiffinPlan' || answer === 'TiffinOfferFull') forgetSpots(cache);
      if (answer !== 'TiffinPlan') return;
      for (const fieldName of ['tiffinPlans', 'myTiffinWaits']) cache.evict({ fieldName });
    },
  });

  return async (input: StartTiffinPlanInput): Promise<Started> => {
    try {
      const answer = (
        await start({ variables: { input: { ...input, idempotencyKey: planAttempts.keyFor(input) } } })
      ).data!.startTiffinPlan;
      switch (answer.__typename) {
        case 'TiffinPlan':
          planAttempts.forget();
          return { planId: answer.id };
        case 'PriceChanged':
          return {
            refusal: {
              message: t`A meal now costs ${answer.total.text}. Please look at the new price, then start the plan.`,
            },
          };
        case 'IdempotencyConflict':
          // The key belongs to another plan; the next try starts with a fresh one.
          planAttempts.forget();
          return { refusal: answer };
        case 'TiffinOfferFull':
          return { refusal: fullRefusal(answer.fullWeekdays) };
        case 'CutOffPassed':
          return {
            refusal: {
              message: t`Ordering for the meal of that day has closed. Please choose another day.`,
              field: 'startsOn',
            },
          };
        case 'KitchenPaused':
          return { refusal: { message: t`The cook is taking a break until ${shortDay(answer.until)}.` } };
        case 'KitchenUnavailable':
          return { refusal: { message: t`This kitchen is not taking orders at the moment.` } };
        case 'DietNotAccepted':
          if (input.offerId) return { refusal: answer };
          return {
            refusal: {
              message: t`Someone in your household never eats a dish of this plan. Please look at your cart.`,
            },
          };
        case 'DishUnavailable':
          if (input.offerId) return { refusal: answer };
          return { refusal: { message: t`A dish in your cart has sold out. Please change your cart.` } };
        default:
          return { refusal: answer };
      }
    } catch (error) {
      return { refusal: { message: failure(error) } };
    }
  };
};
