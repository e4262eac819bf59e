import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import {
  type ProofAskedFragment,
  type ProveAgainInput,
  useMailProofCodeMutation,
  useProveAgainMutation,
  useProvingPersonQuery,
  useStartProofMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { type Refusal, refusalText } from '../../lib/refusal.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

export type Proof = Omit<ProveAgainInput, 'challenge'>;

/** Begins a proof as the dialog opens, and again when the first one has expired or was tried too often. */
export const useProof = (onProven: () => void) => {
  const [asked, setAsked] = useState<ProofAskedFragment>();
  const [refusal, setRefusal] = useState<string>();
  const [startProof] = useStartProofMutation();
  const [proveAgain] = useProveAgainMutation();
  const [mail] = useMailProofCodeMutation();
  const email = useProvingPersonQuery().data?.me?.email ?? '';

  const begin = async () => {
    try {
      const answer = (await startProof()).data?.startProof;
      if (answer?.__typename === 'ProofStarted') setAsked(answer);
      else setRefusal(answer ? refusalText(answer) : notProven().message);
    } catch (error) {
      setRefusal(failureText(error, notProven().message));
    }
  };
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });

  const prove = async (proof: Proof): Promise<Refusal | undefined> => {
    try {
      const input = { challenge: asked?.challenge ?? '', ...proof };
      const answer = (await proveAgain({ variables: { input } })).data?.proveAgain;
      if (answer?.__typename === 'ProvenAgain') {
        storeRenewed(answer.sessionId);
        onProven();
        return;
      }
      if (answer?.__typename === 'ChallengeExpired') {
        setRefusal(refusalText(answer));
        await begin();
        return;
      }
      return answer
        ? { ...answer, field: answer.field === 'mailedCode' ? 'code' : answer.field }
        : notProven();
    } catch (error) {
      return { message: failureText(error, notProven().message), field: null };
    }
  };

  const mailCode = async (): Promise<Refusal | undefined> => {
    const failed = { message: t`The code couldn't be sent. Try again.`, field: null };
    try {
      const answer = (await mail({ variables: { email } })).data?.mailSignInCode;
      return answer?.__typename === 'SignInCodeMailed' ? undefined : (answer ?? failed);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };

  return { asked, email, refusal, prove, mailCode };
};

const notProven = (): Refusal => ({ message: t`No response. Please try again.`, field: null });

/** Customers' and kitchens' sessions have separate keys, by which other tabs notice. */
const storeRenewed = (sessionId: string) =>
  writeStored(readStored('token') === null ? 'customerToken' : 'token', sessionId);
