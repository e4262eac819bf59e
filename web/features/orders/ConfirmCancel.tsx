import { t } from '@lingui/core/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  isCanceling: boolean;
  orderNumber: string;
  onConfirm: () => void;
  onClose: () => void;
}

export default function ConfirmCancel({ isCanceling, orderNumber, onConfirm, onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={t`Cancel this order?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Keep order`}</Button>
          <Button variant="danger" loading={isCanceling} onClick={onConfirm}>{t`Cancel order`}</Button>
        </>
      }
    >
      <p>{t`We'll let the kitchen know right away, and it won't cook ${orderNumber}. You can't undo this.`}</p>
    </Dialog>
  );
}
