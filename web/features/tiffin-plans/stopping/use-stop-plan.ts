import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { TiffinPlanDocument, useStopTiffinPlanMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { forgetSpots } from '../offers/forget-spots.ts';
import { planAttempts } from '../plan-attempts.ts';
import type { WhyStop } from './StopReason.tsx';

/** Stops a plan; says why when that fails, and reads the plan again. */
export const useStopPlan = (planId: string, first: number) => {
  const client = useApolloClient();
  const toast = useToast();
  const [send, { loading }] = useStopTiffinPlanMutation({
    update: (cache, { data }) => {
      if (data?.stopTiffinPlan.__typename === 'TiffinPlan') forgetSpots(cache);
    },
  });

  const stop = async ({ reason, words, asksCreditBack }: WhyStop): Promise<boolean> => {
    try {
      const { data } = await send({
        variables: { planId, reason, words: words || null, asksCreditBack, first },
      });
      const answer = data!.stopTiffinPlan;
      if (answer.__typename === 'TiffinPlan') {
        // The same plan may be started again, as another one.
        planAttempts.forget();
        toast({ tone: 'success', title: t`Your tiffin plan has stopped` });
        return true;
      }
      toast({ tone: 'danger', title: refusalText(answer) });
      await client.refetchQueries({ include: [TiffinPlanDocument] });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, t`The plan was not stopped. Please try again.`) });
    }
    return false;
  };

  return { stop, isStopping: loading };
};
