import { t } from '@lingui/core/macro';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { storeSecondFactor } from './store-second-factor.ts';

/** Has the browser make a passkey and adds it, or returns why not. */
export const useAddPasskey = (onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>) => {
  const toast = useToast();
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation({
    update: (cache, { data }) => {
      if (data?.addPasskey.__typename === 'SecondFactorAdded')
        storeSecondFactor(cache, data.addPasskey.secondFactor);
    },
  });

  return async (name: string): Promise<Refusal | undefined> => {
    const failed = { message: t`No passkey was added. Please try again.`, field: null };
    try {
      const begun = (await start()).data?.startPasskey;
      if (begun?.__typename !== 'PasskeyStarted') return begun ?? failed;
      const response = await makePasskey(begun.options).catch((error: unknown) => refusalOf(error));
      if (typeof response !== 'string') return response;
      const input = { challenge: begun.challenge, response, name };
      const answer = (await add({ variables: { input } })).data?.addPasskey;
      if (answer?.__typename !== 'SecondFactorAdded') return answer ?? failed;
      toast({ tone: 'success', title: t`${name} was added` });
      await onAdded(answer.recoveryCodes ?? null);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};

/** Browsers say that a device has one already; anything else is said alike. */
const refusalOf = (error: unknown): Refusal => ({
  message:
    error instanceof Error && error.name === 'InvalidStateError'
      ? t`This device already has a passkey for your account.`
      : t`The passkey was not made. Try again, or choose another way.`,
  field: null,
});
