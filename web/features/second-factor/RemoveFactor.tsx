import { t } from '@lingui/core/macro';
import ConfirmDialog from '../../ui/overlays/ConfirmDialog.tsx';

interface Props {
  name: string;
  /** Removes it; says itself when it cannot. */
  onRemove: () => Promise<void>;
  onClose: () => void | Promise<void>;
}

/** It cannot be undone: the device would have to make another one. */
export default function RemoveFactor({ name, onRemove, onClose }: Props) {
  return (
    <ConfirmDialog
      title={t`Remove ${name}?`}
      description={t`You can no longer sign in with it. You can add it again later.`}
      act={t`Remove`}
      onAct={onRemove}
      onClose={onClose}
    />
  );
}
