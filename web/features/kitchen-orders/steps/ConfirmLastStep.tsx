import type { StepTaker_orderFragment } from '../../../generated/graphql.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { NextStep } from './next-step.ts';

interface Props {
  order: StepTaker_orderFragment;
  step: NextStep;
  onConfirm: () => void;
  onClose: () => void;
}

/** The only step that needs confirmation: it notifies the customer that the meal has arrived, and allows a review. */
export const ConfirmLastStep = ({ order, step, onConfirm, onClose }: Props) => (
  <Dialog
    onClose={onClose}
    title={`${step.words}?`}
    footer={
      <>
        <Button variant="secondary" onClick={onClose}>
          Not yet
        </Button>
        <Button onClick={onConfirm}>{step.words}</Button>
      </>
    }
  >
    <p>
      {order.customer?.firstName ?? 'The customer'} has order {order.orderNumber}. You can't undo this.
    </p>
  </Dialog>
);
