import { noteLengthLimit } from '../../../schema/constants.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { changeCart } from './cart-store.ts';
import { writeNote } from './change-cart.ts';

export function CookNote({ note }: { note: string }) {
  const left = noteLengthLimit - note.length;
  return (
    <TextArea
      label="Note to the cook"
      optional
      rows={2}
      maxLength={noteLengthLimit}
      placeholder="Less chili, please"
      value={note}
      onChange={event => changeCart(cart => cart && writeNote(cart, event.target.value))}
      hint={`${left} of ${noteLengthLimit} characters left`}
    />
  );
}
