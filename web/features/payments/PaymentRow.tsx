import type { FragmentType } from '@apollo/client';
import { type PaymentRow_paymentFragment, usePaymentRow_payment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { OrderName } from './OrderName.tsx';
import { RefundSheet } from './refunds/RefundSheet.tsx';

const looks = {
  OPEN: { tone: 'info', word: 'Open' },
  SUCCEEDED: { tone: 'leaf', word: 'Paid' },
  CANCELED: { tone: 'neutral', word: 'Not paid' },
  RETURNED: { tone: 'warn', word: 'Arrived too late' },
} as const;
const methods = { CARD: 'Card', BY_HAND: 'By hand', CREDIT: 'Credit' } as const;
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  payment: FragmentType<PaymentRow_paymentFragment>;
  onChanged: () => void;
}

export function PaymentRow({ payment: from, onChanged }: Props) {
  const payment = usePaymentRow_payment(from);
  const { open, show, close } = useDialogInUrl();
  const dialog = `refund-${payment.id}`;
  const { tone, word } = looks[payment.status];
  const left = payment.amount.cents - payment.refunded.cents - payment.chargedBack.cents;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <OrderName
          id={payment.orderId}
          number={payment.orderNumber}
          isThere={payment.status === 'SUCCEEDED'}
        />
        <p className="text-small text-muted">
          {dateAndTime(payment.createdAt, ownZone)} · {methods[payment.method]}
        </p>
        {payment.status === 'OPEN' && payment.declineWords && (
          <p className="text-small text-danger">{payment.declineWords}</p>
        )}
      </div>
      <Badge tone={tone}>{word}</Badge>
      <p className="text-right tabular-nums">
        <span className="font-semibold">{payment.amount.text}</span>
        {payment.refunded.cents > 0 && (
          <span className="block text-small text-muted">{payment.refunded.text} refunded</span>
        )}
        {payment.chargedBack.cents > 0 && (
          <span className="block text-small text-muted">{payment.chargedBack.text} charged back</span>
        )}
      </p>
      {payment.status === 'SUCCEEDED' && payment.billId === null && left > 0 && (
        <Button
          variant="secondary"
          isSnug
          aria-label={`Refund ${payment.orderNumber}`}
          onClick={() => show(dialog)}
        >
          Refund
        </Button>
      )}
      {open === dialog && <RefundSheet payment={payment} onClose={close} onRefunded={onChanged} />}
    </li>
  );
}
