import {
  type InviteStaffInput,
  StaffDocument,
  useInviteStaffMutation,
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { readAgain } from '../../lib/read-again.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';
const options = readAgain(StaffDocument);

/** Invites someone, or returns why not. */
export const useInviteStaff = () => {
  const toast = useToast();
  const [invite] = useInviteStaffMutation(options);
  return async (input: InviteStaffInput): Promise<Refusal | undefined> => {
    try {
      const answer = (await invite({ variables: { input } })).data?.inviteStaff;
      if (answer?.__typename !== 'StaffInvitation') return answer ?? { message: notDone, field: null };
      toast({ tone: 'success', title: `${answer.email} is invited` });
    } catch (error) {
      return { message: failureText(error, notDone), field: null };
    }
  };
};

/** Sends an invitation again, or withdraws it. */
export const useInvitationActs = () => {
  const toast = useToast();
  const [resend, { loading: isSending }] = useResendStaffInvitationMutation(options);
  const [withdraw, { loading: isWithdrawing }] = useWithdrawStaffInvitationMutation(options);

  const saying =
    (words: string, act: (id: string) => Promise<{ __typename: string; message?: string } | undefined>) =>
    async (id: string) => {
      const answer = await act(id).catch(error => ({
        __typename: 'Failure',
        message: failureText(error, notDone),
      }));
      const refusal = answer ? answer.message : notDone;
      toast(refusal ? { tone: 'danger', title: refusal } : { tone: 'success', title: words });
    };

  return {
    isBusy: isSending || isWithdrawing,
    resend: saying(
      'Invitation sent again',
      async id => (await resend({ variables: { id } })).data?.resendStaffInvitation,
    ),
    withdraw: saying(
      'Invitation withdrawn',
      async id => (await withdraw({ variables: { id } })).data?.withdrawStaffInvitation,
    ),
  };
};
