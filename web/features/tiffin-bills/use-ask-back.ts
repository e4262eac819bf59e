import { t } from '@lingui/core/macro';
import { useAskTiffinCreditBackMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Asks support to pay credit back; says why it stays where it must. */
export const useAskBack = (creditId: string) => {
  const toast = useToast();
  const [send, { loading }] = useAskTiffinCreditBackMutation();
  const ask = async (): Promise<void> => {
    try {
      const answer = (await send({ variables: { creditId } })).data!.askTiffinCreditBack;
      if (answer.__typename !== 'TiffinCredit') toast({ tone: 'danger', title: refusalText(answer) });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, t`Your request was not sent. Please try again.`) });
    }
  };
  return { ask, isAsking: loading };
};
