import { t } from '@lingui/core/macro';
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
export const ConfirmLastStep = ({ order, step, onConfirm, onClose }: Props) => {
  const { words } = step;
  const name = order.customer?.firstName ?? t`The customer`;
  return (
    <Dialog
      onClose={onClose}
      title={t`${words}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Not yet`}
          </Button>
          <Button onClick={onConfirm}>{words}</Button>
        </>
      }
    >
      <p>{t`${name} has order ${order.orderNumber}. You can't undo this.`}</p>
    </Dialog>
  );
};
