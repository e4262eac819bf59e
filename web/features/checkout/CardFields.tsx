import { t } from '@lingui/core/macro';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { declineWords } from './decline-words.ts';

/** The fields and the button. Once the card is charged it only waits: the order follows by itself. */
export function CardFields({ total }: { total: string }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isSending, setIsSending] = useState(false);
  const [isPaid, setIsPaid] = useState(false);
  const [errorText, setErrorText] = useState<string>();

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || isSending) return;
    setIsSending(true);
    setErrorText(undefined);
    const { error } = await stripe.confirmPayment({ elements, redirect: 'if_required' });
    if (error) {
      setIsSending(false);
      setErrorText(declineWords(error));
    } else {
      setIsPaid(true);
    }
  };

  return (
    <form onSubmit={event => void pay(event)} className="flex flex-col gap-4">
      <PaymentElement />
      <div role="alert" className="empty:hidden">
        {errorText && <Notice tone="danger">{errorText}</Notice>}
      </div>
      <Button type="submit" fullWidth loading={isSending || !stripe}>
        {t`Pay ${total}`}
      </Button>
      <p role="status" className="text-center text-small text-muted">
        {isPaid
          ? t`Your bank approved the payment. We're waiting for it to arrive; please don't pay again.`
          : t`Your card number goes straight to our payment provider and never reaches us.`}
      </p>
    </form>
  );
}
