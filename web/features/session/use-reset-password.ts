import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useResetPasswordMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { beginSession } from './session-record.ts';
import { wrongCode } from './use-mailed-code.ts';

/** Sets a new password by the emailed code and signs in, or returns why not. */
export const useResetPassword = (email: string) => {
  const client = useApolloClient();
  const toast = useToast();
  const [resetPassword] = useResetPasswordMutation();

  return async (entered: { code: string; newPassword: string }): Promise<Refusal | undefined> => {
    const failed = { message: t`The password was not changed.`, field: null };
    try {
      const { data } = await resetPassword({ variables: { input: { email, ...entered } } });
      const answer = data?.resetPassword;
      if (answer?.__typename === 'WrongCode') return wrongCode();
      if (answer?.__typename !== 'SignedIn') return answer ?? failed;
      beginSession(client, answer.sessionId, answer.user);
      toast({
        tone: 'success',
        title: t`Password changed`,
        description: t`You're signed out on all other devices.`,
      });
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
