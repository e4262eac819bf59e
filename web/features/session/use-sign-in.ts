import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { CustomerSignIn } from '../../../schema/rules/customer.ts';
import { useSignInCustomerMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { beginSession } from './session-record.ts';

/** Signs in, or returns why not. */
export const useSignIn = () => {
  const client = useApolloClient();
  const [signInCustomer] = useSignInCustomerMutation();

  return async (input: CustomerSignIn): Promise<Refusal | undefined> => {
    try {
      const answer = (await signInCustomer({ variables: { input } })).data?.signInCustomer;
      if (answer?.__typename !== 'SignedIn') return answer ?? { message: t`Login failed`, field: null };
      beginSession(client, answer.sessionId, answer.user);
    } catch (error) {
      return { message: failureText(error, t`Login failed`), field: null };
    }
  };
};
