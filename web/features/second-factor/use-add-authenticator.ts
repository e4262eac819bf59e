import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useConfirmAuthenticatorMutation, useStartAuthenticatorMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { storeSecondFactor } from './store-second-factor.ts';

interface Started {
  secret: string;
  uri: string;
}

/** Asks for a secret as the sheet opens; a code of the app completes it. */
export const useAddAuthenticator = (onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>) => {
  const toast = useToast();
  const [started, setStarted] = useState<Started>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [start] = useStartAuthenticatorMutation();
  const [confirmApp] = useConfirmAuthenticatorMutation({
    update: (cache, { data }) => {
      if (data?.confirmAuthenticator.__typename === 'SecondFactorAdded')
        storeSecondFactor(cache, data.confirmAuthenticator.secondFactor);
    },
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    start().then(
      ({ data }) => {
        const answer = data?.startAuthenticator;
        if (answer?.__typename === 'AuthenticatorStarted') setStarted(answer);
        else setRefusal(answer ?? { message: notAdded() });
      },
      error => setRefusal({ message: failureText(error, notAdded()) }),
    );
  }, [start]);

  const confirm = async (code: string): Promise<Refusal | undefined> => {
    try {
      const answer = (await confirmApp({ variables: { code } })).data?.confirmAuthenticator;
      if (answer?.__typename !== 'SecondFactorAdded') return answer ?? { message: notAdded(), field: null };
      toast({ tone: 'success', title: t`The authenticator app was added` });
      await onAdded(answer.recoveryCodes ?? null);
    } catch (error) {
      return { message: failureText(error, notAdded()), field: null };
    }
  };
  return { started, refusal, confirm };
};

const notAdded = () => t`No app was added. Please try again.`;
