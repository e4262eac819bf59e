import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  kitchenName: string;
  onSignIn: () => void;
  onClose: () => void;
}

export default function SignInToKeep({ kitchenName, onSignIn, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Keep your favorites"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onSignIn}>Sign In</Button>
        </>
      }
    >
      <p>
        Sign in to keep <strong>{kitchenName}</strong> among your favorites. You come back to this page right
        after.
      </p>
    </Dialog>
  );
}
