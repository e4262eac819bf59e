import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import {
  type CompleteSignInInput,
  useCompleteSignInMutation,
  useStartPasskeySignInMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { askPasskey, passkeyNotUsed } from '../../lib/passkeys.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { beginSession } from '../../lib/session/session-record.ts';
import { beginKitchenSession } from './kitchen-session-record.ts';
import type { Access } from './use-sign-in-supplier.ts';

/** Whose account it was: a passkey may say another than the screen is for. */
export interface CompletedOutcomes {
  onSignedIn: () => void;
  onKitchenSignedIn: (access: Access) => void;
}

/** Completes a sign-in by a second factor, or returns why not. */
export const useCompleteSignIn = ({ onSignedIn, onKitchenSignedIn }: CompletedOutcomes) => {
  const client = useApolloClient();
  const [complete] = useCompleteSignInMutation();

  return async (input: CompleteSignInInput): Promise<Refusal | undefined> => {
    const failed = { message: t`Login failed`, field: null };
    try {
      const answer = (await complete({ variables: { input } })).data?.completeSignIn;
      if (answer?.__typename === 'SignedIn') {
        beginSession(client, answer.sessionId, answer.user);
        onSignedIn();
      } else if (answer?.__typename === 'SupplierSignedIn') {
        beginKitchenSession(client, answer);
        onKitchenSignedIn(answer.supplier);
      } else return answer ?? failed;
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};

/** Signs in by a passkey alone, or returns why not. */
export const usePasskeySignIn = (outcomes: CompletedOutcomes) => {
  const complete = useCompleteSignIn(outcomes);
  const [start] = useStartPasskeySignInMutation();

  return async (): Promise<Refusal | undefined> => {
    try {
      const begun = (await start()).data?.startPasskeySignIn;
      if (begun?.__typename !== 'PasskeySignIn') return begun ?? passkeyNotUsed();
      const passkeyResponse = await askPasskey(begun.passkeyOptions).catch(() => undefined);
      if (!passkeyResponse) return passkeyNotUsed();
      return await complete({ challenge: begun.challenge, passkeyResponse });
    } catch (error) {
      return { message: failureText(error, t`Login failed`), field: null };
    }
  };
};
