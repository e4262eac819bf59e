import { useState } from 'react';
import { useRefundableOrderQuery } from '../../generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { refundableLines } from './refundable-lines.ts';
import { useRefund } from './use-refund.ts';

interface Props {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  leftCents: number;
  onClose: () => void;
  onRefunded: () => void;
}

/** Chooses plates to give back, or all that is left, and says why; customer and kitchen read it. */
export function RefundSheet({ paymentId, orderId, orderNumber, leftCents, onClose, onRefunded }: Props) {
  const { data } = useRefundableOrderQuery({ variables: { id: orderId }, fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<Record<number, number>>({});
  const [reason, setReason] = useState('');
  const { refund, isRefunding, refusal } = useRefund(paymentId, () => {
    onRefunded();
    onClose();
  });
  const lines = refundableLines(data?.order, chosen);
  const cents = lines.wanted.length === 0 ? leftCents : lines.cents;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={`Refund ${orderNumber}`}
      footer={
        <Button
          variant="danger"
          fullWidth
          loading={isRefunding}
          onClick={() => void refund(lines.wanted, reason)}
        >
          Refund {formatMoney(cents)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">Choose plates, or none to give back all that is left.</p>
        <ul className="divide-y divide-border">
          {lines.left.map(line => (
            <li key={line.position} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                {line.dishName}
                <span className="block text-small text-muted">
                  {line.unitPrice.text} each, {line.left} left
                </span>
              </span>
              <Stepper
                label={line.dishName}
                value={chosen[line.position] ?? 0}
                max={line.left}
                onChange={quantity => setChosen({ ...chosen, [line.position]: quantity })}
              />
            </li>
          ))}
        </ul>
        <TextArea
          label="Reason"
          hint="The customer and the kitchen read it."
          value={reason}
          maxLength={300}
          error={refusal?.field === 'reason' ? refusal.message : undefined}
          onChange={event => setReason(event.target.value)}
        />
        <div role="alert" className="empty:hidden">
          {refusal && refusal.field !== 'reason' && <Notice tone="danger">{refusal.message}</Notice>}
        </div>
      </div>
    </Sheet>
  );
}
