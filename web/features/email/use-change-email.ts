import { t } from '@lingui/core/macro';
import type { EmailChangeEntry } from '../../../schema/rules/email-change.ts';
import { useChangeEmailMutation, useStartEmailChangeMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { storePerson, storeSession } from '../../lib/session/session-record.ts';
import { writeStored } from '../../lib/stored.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** What the second step needs of the first. */
export interface StartedChange {
  newEmail: string;
  needsOldCode: boolean;
}

/** Has the codes mailed, or returns why not. */
export const useStartEmailChange = (onStarted: (started: StartedChange) => void) => {
  const [start] = useStartEmailChangeMutation();

  return async ({ newEmail }: { newEmail: string }): Promise<Refusal | undefined> => {
    const failed = { message: t`The code couldn't be sent. Try again.`, field: null };
    try {
      const answer = (await start({ variables: { newEmail } })).data?.startEmailChange;
      if (answer?.__typename !== 'EmailChangeStarted') return answer ?? failed;
      onStarted({ newEmail, needsOldCode: answer.needsOldCode });
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};

/** Changes the address by the codes, which ends all other sessions, or returns why not. */
export const useChangeEmail = () => {
  const toast = useToast();
  const [change] = useChangeEmailMutation();

  return async (input: EmailChangeEntry): Promise<Refusal | undefined> => {
    const failed = { message: t`Your email was not changed.`, field: null };
    try {
      const answer = (await change({ variables: { input } })).data?.changeEmail;
      if (answer?.__typename === 'WrongCode')
        return {
          message: t`This code is wrong, already used, or too old. Check it, or ask for a new one.`,
          field: answer.field,
        };
      if (answer?.__typename !== 'EmailChanged') return answer ?? failed;
      if (answer.user.role === 'SUPPLIER') writeStored('token', answer.sessionId);
      else storeSession(answer.sessionId);
      storePerson(answer.user);
      toast({
        tone: 'success',
        title: t`Email changed`,
        description: t`You're signed out on all other devices.`,
      });
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
