import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import {
  type ClaimEinInput,
  useClaimEinMutation,
  useMailClaimCodeMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { sendLetter } from './send-letter.ts';

/** Has a code mailed to the claimant, or returns why not. */
export const useMailClaimCode = () => {
  const [mail] = useMailClaimCodeMutation();
  return async (email: string): Promise<Refusal | undefined> => {
    const failed = { message: t`The code couldn't be sent. Try again.`, field: null };
    try {
      const answer = (await mail({ variables: { email } })).data?.mailClaimCode;
      return answer?.__typename === 'ClaimCodeMailed' ? undefined : (answer ?? failed);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};

/** Stores the claim and sends the letter, or returns why not. A refused letter is sent again for the same claim. */
export const useClaimEin = () => {
  const [claim] = useClaimEinMutation();
  const token = useRef<string>(undefined);

  return async (input: ClaimEinInput, letter: File): Promise<Refusal | undefined> => {
    const failed = { message: t`The claim couldn't be sent. Try again.`, field: null };
    try {
      if (token.current === undefined) {
        const answer = (await claim({ variables: { input } })).data?.claimTaxId;
        if (answer?.__typename !== 'EinClaimStarted') return answer ?? failed;
        token.current = answer.letterToken;
      }
      return await sendLetter(token.current, letter);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
};
