import { t } from '@lingui/core/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useRevokeApiToken } from './use-revoke-api-token.ts';

interface Props {
  id: string;
  name: string;
  onClose: () => void | Promise<void>;
}

export default function RevokeApiToken({ id, name, onClose }: Props) {
  const { revoke, isRevoking } = useRevokeApiToken(id, name);
  const revokeAndClose = async () => {
    await revoke();
    await onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t`Revoke ${name}?`}
      description={t`The program that uses it is refused from now on. This cannot be undone.`}
    >
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
        <Button
          variant="danger"
          loading={isRevoking}
          onClick={() => void revokeAndClose()}
        >{t`Revoke`}</Button>
      </div>
    </Dialog>
  );
}
