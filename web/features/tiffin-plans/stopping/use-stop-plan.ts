import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { TiffinPlanDocument, useStopTiffinPlanMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { readQuery } from '../../../lib/read-again.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { forgetSpots } from '../offers/forget-spots.ts';
import { planAttempts } from '../plan-attempts.ts';
import type { WhyStop } from './StopReason.tsx';

/** Stops a plan; when it is refused, reads the plan again and returns why in words. */
export const useStopPlan = (planId: string, first: number) => {
  const client = useApolloClient();
  const toast = useToast();
  const [send, { loading }] = useStopTiffinPlanMutation({
    update: (cache, { data }) => {
      if (data?.stopTiffinPlan.__typename === 'TiffinPlan') forgetSpots(cache);
    },
  });

  const stop = async ({ reason, words, asksCreditBack }: WhyStop): Promise<string | undefined> => {
    try {
      const { data } = await send({
        variables: { planId, reason, words: words || null, asksCreditBack, first },
      });
      const answer = data!.stopTiffinPlan;
      if (answer.__typename === 'TiffinPlan') {
        // The same plan may be started again, as another one.
        planAttempts.forget();
        toast({ tone: 'success', title: t`Your tiffin plan has stopped` });
        return undefined;
      }
      await client.refetchQueries({ include: [TiffinPlanDocument], onQueryUpdated: readQuery });
      // It was stopped elsewhere, such as on another device, and the screen shows it now.
      return answer.__typename === 'TiffinPlanStopped' ? undefined : refusalText(answer);
    } catch (error) {
      return failureText(error, t`The plan was not stopped. Please try again.`);
    }
  };

  return { stop, isStopping: loading };
};
