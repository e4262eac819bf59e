import { t } from '@lingui/core/macro';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  isCancelling: boolean;
  orderNumber: string;
  onConfirm: () => void;
  onClose: () => void;
}

export default function ConfirmCancel({ isCancelling, orderNumber, onConfirm, onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={t`Cancel this order?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Keep order`}</Button>
          <Button variant="danger" loading={isCancelling} onClick={onConfirm}>{t`Cancel order`}</Button>
        </>
      }
    >
      <p>{t`The kitchen is told at once and does not cook ${orderNumber}. This cannot be taken back.`}</p>
    </Dialog>
  );
}
