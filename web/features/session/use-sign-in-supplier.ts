import { useApolloClient } from '@apollo/client/react';
import type { SupplierSignIn } from '../../../schema/rules/supplier-sign-in.ts';
import {
  type SignInSupplierMutation,
  type SupplierSignedInFragment,
  useEnterSignInCodeMutation,
  useSignInSupplierMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { beginKitchenSession } from './kitchen-session-record.ts';

export type Access = SupplierSignedInFragment['supplier'];
export type SentCode = Extract<SignInSupplierMutation['signInSupplier'], { __typename: 'CodeSent' }>;

interface Ways {
  onSignedIn: (access: Access) => void;
  onCodeSent: (sent: SentCode) => void;
  /** No kitchen is registered with this EIN. */
  onNewSupplier: (message: string) => void;
}

const whenAnswered = 'Login failed';

/** Signs in a kitchen, or requests a code for it; returns why neither worked. */
export const useSignInSupplier = ({ onSignedIn, onCodeSent, onNewSupplier }: Ways) => {
  const client = useApolloClient();
  const toast = useToast();
  const [signIn] = useSignInSupplierMutation();

  const refuse = ({ message, field }: Refusal, title = 'Login Failed'): Refusal => {
    toast({ tone: 'danger', title, description: message });
    return { message, field };
  };

  return async (input: SupplierSignIn): Promise<Refusal | undefined> => {
    try {
      const answer = (await signIn({ variables: { input } })).data?.signInSupplier;
      if (!answer) return refuse({ message: whenAnswered, field: null });
      if (answer.__typename === 'SupplierSignedIn') {
        beginKitchenSession(client, answer);
        onSignedIn(answer.supplier);
      } else if (answer.__typename === 'CodeSent') onCodeSent(answer);
      else if (answer.__typename === 'UnknownEin') onNewSupplier(answer.message);
      else return refuse(answer, answer.__typename === 'WrongEinFormat' ? 'Invalid EIN Format' : undefined);
    } catch (error) {
      return refuse({ message: failureText(error, whenAnswered), field: null });
    }
  };
};

/** Continues with the mailed code. */
export const useEnterSignInCode = (signInId: string, onSignedIn: (access: Access) => void) => {
  const client = useApolloClient();
  const [enter] = useEnterSignInCodeMutation();

  return async ({ code }: { code: string }): Promise<Refusal | undefined> => {
    try {
      const answer = (await enter({ variables: { input: { signInId, code } } })).data?.enterSignInCode;
      if (answer?.__typename !== 'SupplierSignedIn') return answer ?? { message: whenAnswered, field: null };
      beginKitchenSession(client, answer);
      onSignedIn(answer.supplier);
    } catch (error) {
      return { message: failureText(error, whenAnswered), field: null };
    }
  };
};
