import { t } from '@lingui/core/macro';
import { type ChangePasswordInput, useChangePasswordMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { endedWords } from './ended-words.ts';

/** Changes the password, which ends all other sessions, or returns why not. */
export const useChangePassword = ({ onChanged }: { onChanged: (sessionId: string) => void }) => {
  const toast = useToast();
  const [changePassword] = useChangePasswordMutation();

  return async (input: ChangePasswordInput): Promise<Refusal | undefined> => {
    try {
      const answer = (await changePassword({ variables: { input } })).data?.changePassword;
      if (answer?.__typename !== 'PasswordChanged')
        return answer ?? { message: t`The password was not changed.`, field: null };
      onChanged(answer.sessionId);
      toast({ tone: 'success', title: t`Password changed`, description: endedWords(answer.sessionsEnded) });
    } catch (error) {
      return { message: failureText(error, t`The password was not changed.`), field: null };
    }
  };
};
