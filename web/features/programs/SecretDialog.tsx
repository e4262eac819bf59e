import { t } from '@lingui/core/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  title: string;
  secret: string;
  onClose: () => void | Promise<void>;
}

/** Shown once: nothing reads it again. No part of it is loaded later, when the secret exists already. */
export function SecretDialog({ title, secret, onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={t`It is shown only now. Copy it into your program, and keep it like a password.`}
    >
      <div className="flex flex-col gap-4 pt-2">
        <code className="rounded-control bg-sunken p-3.5 break-all select-all">{secret}</code>
        <CopyButton text={secret} label={t`Copy`} />
        <Button fullWidth onClick={() => void onClose()}>{t`I saved it`}</Button>
      </div>
    </Dialog>
  );
}
