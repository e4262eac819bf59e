import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  kitchenName: string;
  onSignIn: () => void;
  onClose: () => void;
}

export default function SignInToKeep({ kitchenName, onSignIn, onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={t`Save your favorites`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Not now`}</Button>
          <Button onClick={onSignIn}>{t`Sign In`}</Button>
        </>
      }
    >
      <p>
        <Trans>
          Sign in to add <strong>{kitchenName}</strong> to your favorites. You'll come right back.
        </Trans>
      </p>
    </Dialog>
  );
}
