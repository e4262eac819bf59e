import {
  useDisablePersonMutation,
  useEnablePersonMutation,
  useEndPersonSessionsMutation,
  useRemoveSecondFactorMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

type Answer = { __typename: 'PersonRecord' } | { __typename: string; message: string } | undefined;

/** Each returns why not on refusal. */
export const usePersonDecision = (personId: string, name: string) => {
  const toast = useToast();
  const [disable] = useDisablePersonMutation();
  const [enable] = useEnablePersonMutation();
  const [endSessions] = useEndPersonSessionsMutation();
  const [removeSecondFactor] = useRemoveSecondFactorMutation();

  const saying =
    (words: string, ask: (variables: { input: { personId: string; reason: string } }) => Promise<Answer>) =>
    async (reason: string): Promise<string | undefined> => {
      try {
        const answer = await ask({ input: { personId, reason } });
        if (!answer || 'message' in answer) return answer?.message ?? notDone;
        toast({ tone: 'success', title: words });
      } catch (error) {
        return failureText(error, notDone);
      }
    };

  return {
    disable: saying(
      `${name} is disabled`,
      async variables => (await disable({ variables })).data?.disablePerson,
    ),
    enable: saying(
      `${name} can sign in again`,
      async variables => (await enable({ variables })).data?.enablePerson,
    ),
    endSessions: saying(
      `${name} is signed out everywhere`,
      async variables => (await endSessions({ variables })).data?.endPersonSessions,
    ),
    removeSecondFactor: saying(
      `Two-step verification of ${name} is removed`,
      async variables => (await removeSecondFactor({ variables })).data?.removeSecondFactor,
    ),
  };
};
