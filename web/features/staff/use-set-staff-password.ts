import {
  type NewSessionFragment,
  type SecondFactorNeededFragment,
  useSetStaffPasswordMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'The password was not changed. Please try again.';

export interface SetPasswordOutcomes {
  onSignedIn: (session: NewSessionFragment & { isSecondFactorDue: boolean }) => void;
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
}

/** Sets a new password by the link from the email and signs in, or returns why not. */
export const useSetStaffPassword = (token: string, { onSignedIn, onSecondFactor }: SetPasswordOutcomes) => {
  const toast = useToast();
  const [setPassword] = useSetStaffPasswordMutation();
  return async (entered: { newPassword: string }): Promise<Refusal | undefined> => {
    try {
      const { data } = await setPassword({ variables: { input: { token, ...entered } } });
      const answer = data?.setStaffPassword;
      if (answer?.__typename === 'SecondFactorNeeded') {
        onSecondFactor(answer);
        return;
      }
      if (answer?.__typename !== 'SignedIn') return answer ?? { message: notDone, field: null };
      toast({
        tone: 'success',
        title: 'Password changed',
        description: "You're signed out on all other devices.",
      });
      onSignedIn(answer);
    } catch (error) {
      return { message: failureText(error, notDone), field: null };
    }
  };
};
