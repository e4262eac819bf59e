import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useMailSignInCodeMutation, useSignInWithMailedCodeMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { beginKitchenSession } from './kitchen-session-record.ts';
import { beginSession } from './session-record.ts';
import type { Access } from './use-sign-in-supplier.ts';

/** Where to continue after the code was accepted. */
export interface MailedCodeOutcomes {
  onSignedIn: () => void;
  onKitchenSignedIn: (access: Access) => void;
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
  const [signIn] = useSignInWithMailedCodeMutation();

  return async ({ code }: { code: string }): Promise<Refusal | undefined> => {
    const failed = { message: t`Login failed`, field: null };
    try {
      const { data } = await signIn({ variables: { email, code, asKitchen } });
      const answer = data?.signInWithMailedCode;
      if (answer?.__typename === 'SignedIn') {
        beginSession(client, answer.sessionId, answer.user);
        outcomes.onSignedIn();
      } else if (answer?.__typename === 'SupplierSignedIn') {
        beginKitchenSession(client, answer);
        outcomes.onKitchenSignedIn(answer.supplier);
      } else if (answer?.__typename === 'PasswordNeeded') outcomes.onPasswordNeeded();
      else if (answer?.__typename === 'WrongCode') return wrongCode();
      else return answer ?? failed;
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
