import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  description: string;
  /** What the button says. */
  act: string;
  /** Says itself when it cannot. */
  onAct: () => Promise<void>;
  onClose: () => void | Promise<void>;
}

/** Asks before something that cannot be undone. */
export default function ConfirmDialog({ title, description, act, onAct, onClose }: Props) {
  const [isActing, setIsActing] = useState(false);
  const actAndClose = async () => {
    setIsActing(true);
    await onAct();
    await onClose();
  };
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        <Button variant="danger" loading={isActing} onClick={() => void actAndClose()}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
