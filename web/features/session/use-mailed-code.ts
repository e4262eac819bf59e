import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import {
  type SecondFactorNeededFragment,
  useMailSignInCodeMutation,
  useSignInWithMailedCodeMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { beginSession } from '../../lib/session/session-record.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { beginKitchenSession } from './kitchen-session-record.ts';
import { takenOverMessage } from './taken-over-message.ts';
import type { Access } from './use-sign-in-supplier.ts';

/** Where to continue after the code was accepted. */
export interface MailedCodeOutcomes {
  onSignedIn: () => void;
  onKitchenSignedIn: (access: Access) => void;
  /** The code was right, and the account has a second factor. */
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
  /** An admin's client is known now; the password comes next. */
  onPasswordNeeded: () => void;
}

export const wrongCode = (): Refusal => ({
  message: t`This code is wrong, already used, or too old. Check it, or ask for a new one.`,
  field: 'code',
});

/** Requests an emailed code, or returns why not. */
export const useMailSignInCode = () => {
  const [mailSignInCode] = useMailSignInCodeMutation();

  return async (email: string): Promise<Refusal | undefined> => {
    const failed = { message: t`The code couldn't be sent. Try again.`, field: null };
    try {
      const answer = (await mailSignInCode({ variables: { email } })).data?.mailSignInCode;
      if (answer?.__typename !== 'SignInCodeMailed') return answer ?? failed;
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};

/** Signs in with the emailed code, or returns why not. */
export const useSignInWithMailedCode = (email: string, asKitchen: boolean, outcomes: MailedCodeOutcomes) => {
  const client = useApolloClient();
  const toast = useToast();
  const [signIn] = useSignInWithMailedCodeMutation();

  return async ({ code }: { code: string }): Promise<Refusal | undefined> => {
    const failed = { message: t`Login failed`, field: null };
    try {
      const { data } = await signIn({ variables: { email, code, asKitchen } });
      const answer = data?.signInWithMailedCode;
      if (answer?.__typename === 'SignedIn') {
        beginSession(client, answer.sessionId, answer.user);
        if (answer.isTakenOver) toast(takenOverMessage());
        outcomes.onSignedIn();
      } else if (answer?.__typename === 'SupplierSignedIn') {
        beginKitchenSession(client, answer);
        if (answer.isTakenOver) toast(takenOverMessage());
        outcomes.onKitchenSignedIn(answer.supplier);
      } else if (answer?.__typename === 'SecondFactorNeeded') outcomes.onSecondFactor(answer);
      else if (answer?.__typename === 'PasswordNeeded') outcomes.onPasswordNeeded();
      else if (answer?.__typename === 'WrongCode') return wrongCode();
      else return answer ?? failed;
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
