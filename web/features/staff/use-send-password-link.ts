import { useSendPasswordLinkMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

/** Mails a staff member a link for a new password, or returns why not. */
export const useSendPasswordLink = (personId: string, name: string) => {
  const toast = useToast();
  const [send] = useSendPasswordLinkMutation();
  return async (reason: string): Promise<string | undefined> => {
    try {
      const answer = (await send({ variables: { input: { personId, reason } } })).data?.sendPasswordLink;
      if (answer?.__typename !== 'PersonRecord') return answer?.message ?? notDone;
      toast({ tone: 'success', title: `${name} has a link for a new password` });
    } catch (error) {
      return failureText(error, notDone);
    }
  };
};
