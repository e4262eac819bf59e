import type { FragmentType } from '@apollo/client';
import { type FormEvent, useState } from 'react';
import { noteLengthLimit } from '../../../schema/constants.ts';
import {
  type UnmatchedPaymentRow_paymentFragment,
  useCloseUnmatchedPaymentMutation,
  useUnmatchedPaymentRow_payment,
} from '../../generated/graphql.ts';
import { useDraftState } from '../../lib/drafts/use-draft-state.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { moneyOfCurrency } from './money-of-currency.ts';

type Payment = UnmatchedPaymentRow_paymentFragment;

const mismatches: Record<Payment['mismatch'], string> = {
  UNKNOWN_PAYMENT: "We didn't create this payment.",
  OTHER_AMOUNT: "The amount doesn't match the order total.",
  OTHER_CURRENCY: "It wasn't paid in US dollars.",
  OTHER_ORDER: 'It refers to another order, or to none.',
  UNKNOWN_DISPUTE: "A customer disputes a payment that we didn't create.",
};

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  payment: FragmentType<Payment>;
  onClosed: () => void;
}

/** An admin looks it up at the card provider, and says what was done. */
export function UnmatchedPaymentRow({ payment: from, onClosed }: Props) {
  const { id, mismatch, intentId, disputeId, amount, currency, orderNumber, receivedAt, expected } =
    useUnmatchedPaymentRow_payment(from);
  const [close, { loading }] = useCloseUnmatchedPaymentMutation();
  const { values, change, removeDraft } = useDraftState({ note: '' }, { key: `unmatched-${id}` });
  const { note } = values;
  const [errorText, setErrorText] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = (await close({ variables: { id, note } }).catch(() => undefined))?.data
      ?.closeUnmatchedPayment;
    if (answer?.__typename !== 'UnmatchedPayment')
      return setErrorText(answer?.message ?? 'No response. Please try again.');
    removeDraft();
    onClosed();
  };
  return (
    <li className="flex flex-col gap-3 p-4">
      <div>
        <p className="font-semibold wrap-anywhere">{orderNumber ?? disputeId ?? intentId}</p>
        <p className="text-small text-danger">{mismatches[mismatch]}</p>
        <p className="text-small text-muted wrap-anywhere">
          {disputeId ? 'Disputed' : 'Paid'} {moneyOfCurrency(amount, currency)}
          {expected && `, expected ${expected.text}`} · {dateAndTime(receivedAt, ownZone)}
          {(orderNumber || (disputeId && disputeId !== intentId)) && ` · ${intentId}`}
        </p>
      </div>
      <form onSubmit={event => void send(event)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label="Action"
            value={note}
            maxLength={noteLengthLimit}
            error={errorText}
            onChange={event => change({ note: event.target.value })}
          />
        </div>
        <Button type="submit" variant="secondary" loading={loading}>
          Close
        </Button>
      </form>
    </li>
  );
}
