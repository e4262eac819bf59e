import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  from: string;
  to: string;
  onReplace: () => void;
  onClose: () => void;
}

/** A cart holds the dishes of one kitchen; a dish of another one needs a decision. */
export default function ReplaceCartDialog({ from, to, onReplace, onClose }: Props) {
  const replace = () => {
    onReplace();
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t`Start a new cart?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Keep my cart`}</Button>
          <Button onClick={replace}>{t`Start new cart`}</Button>
        </>
      }
    >
      <p>
        <Trans>
          Your cart holds dishes from <strong>{from}</strong>. You can order from one kitchen at a time, so
          adding this dish from <strong>{to}</strong> clears your cart.
        </Trans>
      </p>
    </Dialog>
  );
}
