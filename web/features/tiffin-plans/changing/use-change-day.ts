import { t } from '@lingui/core/macro';
import { type ChangeTiffinDayInput, useChangeTiffinDayMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import type { Refusal } from '../../../lib/refusal.ts';

/** Changes a day of a plan; returns why when it stays as it is. */
export const useChangeDay = (first: number) => {
  const [send] = useChangeTiffinDayMutation();

  return async (input: ChangeTiffinDayInput): Promise<Refusal | undefined> => {
    try {
      const answer = (await send({ variables: { input, first } })).data!.changeTiffinDay;
      if (answer.__typename === 'TiffinPlan') return undefined;
      if (answer.__typename === 'PriceChanged')
        return {
          message: t`This meal now costs ${answer.total.text}. Please look at the price and save again.`,
        };
      return answer;
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`) };
    }
  };
};
