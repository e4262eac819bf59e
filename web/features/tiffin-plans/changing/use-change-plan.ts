import { t } from '@lingui/core/macro';
import { type ChangeTiffinPlanInput, useChangeTiffinPlanMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { forgetSpots } from '../offers/forget-spots.ts';
import { fullRefusal } from '../offers/spots-words.ts';

/**
 * Changes a plan from now on; returns why when it stays as it is. `onConflict` reads what another window saved,
 * and returns whether it did.
 */
export const useChangePlan = (first: number, onConflict: () => Promise<boolean>) => {
  const [send] = useChangeTiffinPlanMutation({
    update: (cache, { data }) => {
      const answer = data?.changeTiffinPlan.__typename;
      if (answer === 'TiffinPlan') cache.evict({ fieldName: 'myTiffinWaits' });
      if (answer === 'TiffinPlan' || answer === 'TiffinOfferFull') forgetSpots(cache);
    },
  });

  return async (input: ChangeTiffinPlanInput): Promise<Refusal | undefined> => {
    try {
      const answer = (await send({ variables: { input, first } })).data!.changeTiffinPlan;
      if (answer.__typename === 'TiffinPlan') return undefined;
      if (answer.__typename === 'TiffinPlanConflict' && !(await onConflict()))
        return { message: t`Not saved. Please try again.` };
      if (answer.__typename === 'PriceChanged')
        return {
          message: t`A meal now costs ${answer.total.text}. Please look at the price and save again.`,
        };
      if (answer.__typename === 'TiffinOfferFull') return fullRefusal(answer.fullWeekdays);
      return answer;
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`) };
    }
  };
};
