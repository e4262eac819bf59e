import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { CustomerSignIn } from '../../../schema/rules/customer.ts';
import { type SecondFactorNeededFragment, useSignInCustomerMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { beginSession } from '../../lib/session/session-record.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

export interface SignInOutcomes {
  onSignedIn: () => void;
  /** The password was right, and the account has a second factor. */
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
}

/** Signs in, or returns why not. */
export const useSignIn = ({ onSignedIn, onSecondFactor }: SignInOutcomes) => {
  const client = useApolloClient();
  const toast = useToast();
  const [signInCustomer] = useSignInCustomerMutation();

  return async (input: CustomerSignIn): Promise<Refusal | undefined> => {
    try {
      const answer = (await signInCustomer({ variables: { input } })).data?.signInCustomer;
      if (answer?.__typename === 'SecondFactorNeeded') {
        onSecondFactor(answer);
        return;
      }
      if (answer?.__typename !== 'SignedIn') return answer ?? { message: t`Login failed`, field: null };
      beginSession(client, answer.sessionId, answer.user);
      if (answer.isSecondFactorDue) {
        // Few people need these words.
        (await import('./second-factor-due.ts')).showSecondFactorDue(toast);
      }
      onSignedIn();
    } catch (error) {
      return { message: failureText(error, t`Login failed`), field: null };
    }
  };
};
