import { t } from '@lingui/core/macro';
import { type ChangeTiffinPlanInput, useChangeTiffinPlanMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** Changes a plan from now on; returns why when it stays as it is. */
export const useChangePlan = (first: number) => {
  const [send] = useChangeTiffinPlanMutation();

  return async (input: ChangeTiffinPlanInput): Promise<Refusal | undefined> => {
    try {
      const answer = (await send({ variables: { input, first } })).data!.changeTiffinPlan;
      if (answer.__typename === 'TiffinPlan') return undefined;
      if (answer.__typename === 'PriceChanged')
        return {
          message: t`A meal now costs ${answer.total.text}. Please look at the price and save again.`,
        };
      return answer;
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`) };
    }
  };
};
