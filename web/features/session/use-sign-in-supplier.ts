import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { SupplierSignIn } from '../../../schema/rules/supplier-sign-in.ts';
import {
  type SecondFactorNeededFragment,
  type SignInSupplierMutation,
  type SupplierSignedInFragment,
  useEnterSignInCodeMutation,
  useSignInSupplierMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { type Refusal, refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { beginKitchenSession } from './kitchen-session-record.ts';
import { takenOverMessage } from './taken-over-message.ts';

export type Access = SupplierSignedInFragment['supplier'];
export type SentCode = Extract<SignInSupplierMutation['signInSupplier'], { __typename: 'CodeSent' }>;

interface Ways {
  onSignedIn: (access: Access) => void;
  onCodeSent: (sent: SentCode) => void;
  /** EIN and email were right, and the account has a second factor. */
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
  /** No kitchen is registered with this EIN. */
  onNewSupplier: (message: string) => void;
}

/** Signs in a kitchen, or requests a code for it; returns why neither worked. */
export const useSignInSupplier = ({ onSignedIn, onCodeSent, onSecondFactor, onNewSupplier }: Ways) => {
  const client = useApolloClient();
  const toast = useToast();
  const [signIn] = useSignInSupplierMutation();

  const refuse = (refusal: Refusal, title = t`Login Failed`): Refusal => {
    toast({ tone: 'danger', title, description: refusalText(refusal) });
    return refusal;
  };

  return async (input: SupplierSignIn): Promise<Refusal | undefined> => {
    try {
      const answer = (await signIn({ variables: { input } })).data?.signInSupplier;
      if (!answer) return refuse({ message: t`Login failed`, field: null });
      if (answer.__typename === 'SupplierSignedIn') {
        beginKitchenSession(client, answer);
        onSignedIn(answer.supplier);
      } else if (answer.__typename === 'CodeSent') onCodeSent(answer);
      else if (answer.__typename === 'SecondFactorNeeded') onSecondFactor(answer);
      else if (answer.__typename === 'UnknownEin') onNewSupplier(answer.message);
      else return refuse(answer, answer.__typename === 'WrongEinFormat' ? t`Invalid EIN Format` : undefined);
    } catch (error) {
      return refuse({ message: failureText(error, t`Login failed`), field: null });
    }
  };
};

/** Continues with the mailed code. */
export const useEnterSignInCode = (
  signInId: string,
  { onSignedIn, onSecondFactor }: Pick<Ways, 'onSignedIn' | 'onSecondFactor'>,
) => {
  const client = useApolloClient();
  const toast = useToast();
  const [enter] = useEnterSignInCodeMutation();

  return async ({ code }: { code: string }): Promise<Refusal | undefined> => {
    try {
      const answer = (await enter({ variables: { input: { signInId, code } } })).data?.enterSignInCode;
      if (answer?.__typename === 'SecondFactorNeeded') {
        onSecondFactor(answer);
        return;
      }
      if (answer?.__typename !== 'SupplierSignedIn')
        return answer ?? { message: t`Login failed`, field: null };
      beginKitchenSession(client, answer);
      if (answer.isTakenOver) toast(takenOverMessage());
      onSignedIn(answer.supplier);
    } catch (error) {
      return { message: failureText(error, t`Login failed`), field: null };
    }
  };
};
