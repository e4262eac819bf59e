import { t } from '@lingui/core/macro';
import {
  type OwnSecondFactorFragment,
  useRemoveAuthenticatorMutation,
  useRemovePasskeyMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { storeSecondFactor } from './store-second-factor.ts';

type Answer =
  | ({ __typename: 'SecondFactor' } & OwnSecondFactorFragment)
  | { __typename: string; message: string }
  | undefined;

/** Says what happened, which a person does not see elsewhere. */
const useOutcome = (done: string) => {
  const toast = useToast();
  return async (act: () => Promise<Answer>) => {
    const failed = t`Nothing was removed. Please try again.`;
    try {
      const answer = await act();
      if (answer && !('message' in answer)) toast({ tone: 'success', title: done });
      else toast({ tone: 'danger', title: answer ? refusalText(answer) : failed });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, failed) });
    }
  };
};

export const useRemovePasskey = (passkeyId: string, name: string) => {
  const tell = useOutcome(t`${name} was removed`);
  const [removePasskey] = useRemovePasskeyMutation({
    update: (cache, { data }) => {
      if (data?.removePasskey.__typename === 'SecondFactor') storeSecondFactor(cache, data.removePasskey);
    },
  });
  return () => tell(async () => (await removePasskey({ variables: { passkeyId } })).data?.removePasskey);
};

export const useRemoveAuthenticator = () => {
  const tell = useOutcome(t`The authenticator app was removed`);
  const [removeAuthenticator] = useRemoveAuthenticatorMutation({
    update: (cache, { data }) => {
      if (data?.removeAuthenticator.__typename === 'SecondFactor')
        storeSecondFactor(cache, data.removeAuthenticator);
    },
  });
  return () => tell(async () => (await removeAuthenticator()).data?.removeAuthenticator);
};
