import { useRef, useState } from 'react';
import { useRefundPaymentMutation } from '../../../generated/graphql.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

interface Wanted {
  cents: number;
  /** The plates, where it is for plates. */
  lines: { position: number; quantity: number }[] | null;
  reason: string;
}

/** Gives money back once, however often the button is pressed for one opening of the sheet. */
export const useRefund = (paymentId: string, onRefunded: () => void) => {
  const [refundPayment, { loading }] = useRefundPaymentMutation({
    update: (cache, { data }) => {
      if (data?.refundPayment.__typename === 'Refund') cache.evict({ fieldName: 'refunds' });
    },
  });
  const [refusal, setRefusal] = useState<Refusal>();
  const idempotencyKey = useRef(crypto.randomUUID());
  const toast = useToast();

  const refund = async ({ cents, lines, reason }: Wanted) => {
    setRefusal(undefined);
    const input = {
      paymentId,
      reason,
      idempotencyKey: idempotencyKey.current,
      lines,
      amountCents: lines ? null : cents,
    };
    const answer = await refundPayment({ variables: { input } }).then(
      ({ data }) => data?.refundPayment,
      () => undefined,
    );
    if (answer?.__typename === 'Refund') {
      toast({ title: `${answer.amount.text} will be refunded to the customer`, tone: 'success' });
      onRefunded();
    } else {
      setRefusal(refusalOf(answer));
    }
  };
  return { refund, isRefunding: loading, refusal };
};

/** The form names its refund once, so another sum after a lost answer is refused instead of refunded as well. */
const refusalOf = (answer: { code: string; message: string; field?: string | null } | undefined): Refusal => {
  if (!answer) return { message: "No response. It's safe to try again.", field: null };
  if (answer.code !== 'IDEMPOTENCY_CONFLICT') return answer;
  return {
    message: 'Your previous refund went through. Close this and check Refunds before sending another one.',
    field: null,
  };
};
