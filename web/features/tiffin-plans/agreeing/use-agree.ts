import { t } from '@lingui/core/macro';
import { type AgreeToTiffinPlanInput, useAgreeToTiffinPlanMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

/** Agrees to the price, contents and conflicts that were shown; a refusal is said, and the price read again. */
export const useAgree = (planId: string, first: number, onRefused: () => void) => {
  const toast = useToast();
  const [send, { loading }] = useAgreeToTiffinPlanMutation();

  const agree = async (shown: Omit<AgreeToTiffinPlanInput, 'planId'>): Promise<boolean> => {
    try {
      const { data } = await send({ variables: { input: { ...shown, planId }, first } });
      const answer = data!.agreeToTiffinPlan;
      if (answer.__typename === 'TiffinPlan') {
        toast({ tone: 'success', title: t`Your plan continues` });
        return true;
      }
      toast({ tone: 'danger', title: refusalText(answer) });
      onRefused();
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, t`Not saved. Please try again.`) });
    }
    return false;
  };

  return { agree, isAgreeing: loading };
};
