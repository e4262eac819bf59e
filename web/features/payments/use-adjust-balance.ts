import { useRef } from 'react';
import { useAdjustBalanceMutation } from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { type AdjustmentDraft, adjustmentCents, adjustmentDraft } from './adjustment-draft.ts';

const alreadyEntered = 'Your first adjustment went through. Check the balance before adjusting again.';
const notDone = "Not adjusted. It's safe to try again.";

/** Adjusts once, however often the button is pressed for one opening of the dialog. */
export const useAdjustBalance = (supplierId: string, kitchenName: string, onDone: () => void) => {
  const [adjust] = useAdjustBalanceMutation();
  const id = useRef<string>(crypto.randomUUID());
  const toast = useToast();

  const send = async (draft: AdjustmentDraft) => {
    const input = { id: id.current, supplierId, cents: adjustmentCents(draft), reason: draft.reason };
    try {
      const answer = (await adjust({ variables: { input } })).data?.adjustBalance;
      if (answer?.__typename !== 'KitchenRecord') {
        // Nothing was entered under this id; what is corrected now is another adjustment.
        id.current = crypto.randomUUID();
        if (!answer) return { message: notDone };
        if (answer.__typename === 'IdempotencyConflict') return { message: alreadyEntered };
        return { ...answer, field: answer.field === 'cents' ? 'amount' : answer.field };
      }
      toast({ tone: 'success', title: `${kitchenName} is now owed ${answer.balance.text}` });
    } catch (error) {
      return { message: failureText(error, notDone) };
    }
  };
  return useRefusableDraftForm({
    rule: adjustmentDraft,
    draft: { key: `adjust-${supplierId}` },
    start: { direction: 'give', amount: '', reason: '' },
    send,
    onDone,
  });
};
