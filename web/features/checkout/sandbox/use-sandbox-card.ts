import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { SandboxCardKind } from '../../../../schema/sandbox-cards.ts';
import { usePayBySandboxCardMutation } from '../../../generated/graphql.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { declineWords } from '../decline-words.ts';

type Step = 'CARD' | 'SENDING' | 'BANK' | 'PAID';

/** Pays with a card of the sandbox, and asks as a bank would where the card needs it. */
export const useSandboxCard = (clientSecret: string) => {
  const [payByCard] = usePayBySandboxCardMutation();
  const [step, setStep] = useState<Step>('CARD');
  const [errorText, setErrorText] = useState<string>();

  const fail = (text: string) => {
    setErrorText(text);
    setStep('CARD');
  };
  const pay = async (card: SandboxCardKind, isAuthenticated: boolean | null) => {
    setStep('SENDING');
    setErrorText(undefined);
    try {
      const { data } = await payByCard({ variables: { input: { clientSecret, card, isAuthenticated } } });
      const answer = data?.payBySandboxCard;
      // It was paid already: by the answer before, which was lost, or in another window.
      if (answer?.__typename === 'NothingToPay') return setStep('PAID');
      if (answer?.__typename !== 'SandboxCardUsed')
        return fail(answer ? refusalText(answer) : declineWords({}));
      if (answer.outcome === 'NEEDS_AUTHENTICATION') return setStep('BANK');
      if (answer.outcome === 'DECLINED') return fail(declineWords({ code: 'card_declined' }));
      if (answer.outcome === 'AUTHENTICATION_FAILED')
        return fail(declineWords({ code: 'payment_intent_authentication_failure' }));
      setStep('PAID');
    } catch (error) {
      fail(
        failureText(error, t`We don't know whether your payment arrived. Try again: you won't pay twice.`),
      );
    }
  };
  return { step, errorText, pay };
};
