import { t } from '@lingui/core/macro';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { Cart } from '../cart.ts';
import type { ReorderQuestion } from './use-reorder.ts';

interface Props {
  question: ReorderQuestion;
  onYes: (cart: Cart) => void;
  onClose: () => void;
}

export default function ReorderDialog({ question: { supplierId, cart, sentences }, onYes, onClose }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={cart ? t`Before you order again` : t`This order can't be repeated`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cart ? t`Not now` : t`Close`}
          </Button>
          {cart ? (
            <Button onClick={() => onYes(cart)}>{t`Add to cart`}</Button>
          ) : (
            <ButtonLink to={paths.kitchen(supplierId)} replace>{t`View kitchen`}</ButtonLink>
          )}
        </>
      }
    >
      <ul className="space-y-2">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Dialog>
  );
}
