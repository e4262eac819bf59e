import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useResetPasswordMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { beginSession } from '../../lib/session/session-record.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { takenOverMessage } from './taken-over-message.ts';
import { wrongCode } from './use-mailed-code.ts';
import type { SignInOutcomes } from './use-sign-in.ts';

/** Sets a new password by the emailed code and signs in, or returns why not. */
export const useResetPassword = (email: string, { onSignedIn, onSecondFactor }: SignInOutcomes) => {
  const client = useApolloClient();
  const toast = useToast();
  const [resetPassword] = useResetPasswordMutation();

  return async (entered: { code: string; newPassword: string }): Promise<Refusal | undefined> => {
    const failed = { message: t`The password was not changed.`, field: null };
    try {
      const { data } = await resetPassword({ variables: { input: { email, ...entered } } });
      const answer = data?.resetPassword;
      if (answer?.__typename === 'WrongCode') return wrongCode();
      if (answer?.__typename === 'SecondFactorNeeded') {
        onSecondFactor(answer);
        return;
      }
      if (answer?.__typename !== 'SignedIn') return answer ?? failed;
      beginSession(client, answer.sessionId, answer.user);
      if (answer.isTakenOver) toast(takenOverMessage());
      toast({
        tone: 'success',
        title: t`Password changed`,
        description: t`You're signed out on all other devices.`,
      });
      onSignedIn();
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
