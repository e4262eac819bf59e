import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { CustomerRegistration } from '../../../schema/rules/customer.ts';
import { useRegisterCustomerMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { beginSession } from '../../lib/session/session-record.ts';

/** Creates an account and signs in, or returns why not. */
export const useRegister = () => {
  const client = useApolloClient();
  const [registerCustomer] = useRegisterCustomerMutation();

  return async (input: CustomerRegistration): Promise<Refusal | undefined> => {
    try {
      const answer = (await registerCustomer({ variables: { input } })).data?.registerCustomer;
      if (answer?.__typename !== 'SignedIn')
        return answer ?? { message: t`Registration failed`, field: null };
      beginSession(client, answer.sessionId, answer.user);
    } catch (error) {
      return { message: failureText(error, t`Registration failed`), field: null };
    }
  };
};
