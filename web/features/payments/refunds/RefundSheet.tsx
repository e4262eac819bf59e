import { useState } from 'react';
import { noteLengthLimit } from '../../../../schema/constants.ts';
import { type PaymentRow_paymentFragment, useRefundableOrderQuery } from '../../../generated/graphql.ts';
import { useDraftState } from '../../../lib/drafts/use-draft-state.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DraftNotice } from '../../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { RadioCards } from '../../../ui/forms/RadioCards.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { RefundPlates } from './RefundPlates.tsx';
import { type RefundDraft, wantedOf } from './refund-draft.ts';
import { refundableLines } from './refundable-lines.ts';
import { useRefund } from './use-refund.ts';

interface Props {
  payment: Pick<
    PaymentRow_paymentFragment,
    'id' | 'orderId' | 'orderNumber' | 'amount' | 'refunded' | 'chargedBack'
  >;
  onClose: () => void;
  onRefunded: () => void;
}

const nothing: RefundDraft & { reason: string } = { kind: 'all', chosen: {}, typed: '', reason: '' };

/** How much goes back, and why; customer and kitchen read it. */
export function RefundSheet({ payment, onClose, onRefunded }: Props) {
  const { id, orderId, orderNumber, amount, refunded, chargedBack } = payment;
  const { data } = useRefundableOrderQuery({ variables: { id: orderId }, fetchPolicy: 'network-only' });
  const stored = useDraftState(nothing, { key: `refund-${id}` });
  const { values: draft, change } = stored;
  const { reason } = draft;
  const [wasPressed, setWasPressed] = useState(false);
  const { refund, isRefunding, refusal } = useRefund(id, () => {
    stored.removeDraft();
    onRefunded();
    onClose();
  });
  const leftCents = amount.cents - refunded.cents - chargedBack.cents;
  const plates = refundableLines(data?.order, draft.chosen);
  const { cents, lines, complaint } = wantedOf(draft, plates, leftCents);
  const press = () => {
    setWasPressed(true);
    if (!complaint) void refund({ cents, lines, reason });
  };
  const shown = wasPressed ? complaint : undefined;
  return (
    <Sheet
      onClose={onClose}
      title={`Refund ${orderNumber}`}
      description={`Paid ${amount.text}, refunded ${refunded.text}, left ${formatMoney(leftCents)}.`}
      footer={
        <Button variant="danger" fullWidth loading={isRefunding} onClick={press}>
          Refund {cents > 0 && formatMoney(cents)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pt-2">
        <DraftNotice draft={stored.draft} />
        <RadioCards
          legend="Amount to refund"
          value={draft.kind}
          onChange={kind => change({ kind })}
          options={[
            { value: 'all', title: `Full remaining amount, ${formatMoney(leftCents)}` },
            { value: 'plates', title: 'Some plates', disabled: data && plates.left.length === 0 },
            { value: 'sum', title: 'Another amount' },
          ]}
        />
        {draft.kind === 'plates' && (
          <RefundPlates
            lines={plates.left}
            chosen={draft.chosen}
            complaint={shown}
            onChange={chosen => change({ chosen })}
          />
        )}
        {draft.kind === 'sum' && (
          <TextField
            label="Amount in dollars"
            inputMode="decimal"
            autoComplete="off"
            value={draft.typed}
            error={shown}
            onChange={event => change({ typed: event.target.value })}
          />
        )}
        <TextArea
          label="Reason"
          hint="The customer and the kitchen see this. The order itself isn't canceled."
          value={reason}
          maxLength={noteLengthLimit}
          error={refusal?.field === 'reason' ? refusal.message : undefined}
          onChange={event => change({ reason: event.target.value })}
        />
        <FormRefusal message={refusal && refusal.field !== 'reason' ? refusal.message : undefined} />
      </div>
    </Sheet>
  );
}
