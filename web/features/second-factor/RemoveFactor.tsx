import { t } from '@lingui/core/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  name: string;
  isRemoving: boolean;
  /** Removes it; says itself when it cannot. */
  onRemove: () => Promise<void>;
  onClose: () => void | Promise<void>;
}

/** It cannot be undone: the device would have to make another one. */
export default function RemoveFactor({ name, isRemoving, onRemove, onClose }: Props) {
  const remove = async () => {
    await onRemove();
    await onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t`Remove ${name}?`}
      description={t`You can no longer sign in with it. You can add it again later.`}
    >
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        <Button variant="danger" loading={isRemoving} onClick={() => void remove()}>{t`Remove`}</Button>
      </div>
    </Dialog>
  );
}
