import { t } from '@lingui/core/macro';
import {
  ConductProposalDocument,
  ConductProposalsDocument,
  useDismissConductProposalMutation,
  useTakeConductStepMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Decides about a proposal; both return why not on refusal, and then what became of it is read again. */
export const useProposalDecision = (proposalId: string, kitchenName: string) => {
  const toast = useToast();
  const options = { refetchQueries: [ConductProposalsDocument, ConductProposalDocument] };
  const [takeStep] = useTakeConductStepMutation(options);
  const [dismissProposal] = useDismissConductProposalMutation(options);
  const notDone = t`Something went wrong. Please try again.`;
  const refusal = (answer: { __typename: string; message: string } | undefined): string | undefined => {
    if (answer?.__typename !== 'ConductProposalClosed') return answer ? refusalText(answer) : notDone;
    // The dialog goes with the proposal's being open.
    toast({ tone: 'danger', title: refusalText(answer) });
  };

  const take = async (words: string): Promise<string | undefined> => {
    try {
      const { data } = await takeStep({ variables: { input: { proposalId, words } } });
      const answer = data?.takeConductStep;
      if (answer?.__typename === 'ConductProposal')
        toast({ tone: 'success', title: t`${kitchenName} is notified` });
      else return refusal(answer);
    } catch (error) {
      return failureText(error, notDone);
    }
  };

  const dismiss = async (reason: string): Promise<string | undefined> => {
    try {
      const { data } = await dismissProposal({ variables: { input: { proposalId, reason } } });
      const answer = data?.dismissConductProposal;
      if (answer?.__typename === 'ConductProposal') toast({ tone: 'success', title: t`Dismissed` });
      else return refusal(answer);
    } catch (error) {
      return failureText(error, notDone);
    }
  };
  return { take, dismiss };
};
