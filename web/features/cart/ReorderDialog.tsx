import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Cart } from './cart.ts';
import type { ReorderQuestion } from './use-reorder.ts';

interface Props {
  question: ReorderQuestion;
  onYes: (cart: Cart) => void;
  onClose: () => void;
}

export default function ReorderDialog({ question: { supplierId, cart, sentences }, onYes, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={cart ? 'Before you order again' : 'This cannot be ordered again'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cart ? 'Not now' : 'Close'}
          </Button>
          {cart ? (
            <Button onClick={() => onYes(cart)}>Put in cart</Button>
          ) : (
            <ButtonLink to={paths.kitchen(supplierId)}>See the kitchen</ButtonLink>
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
