import { t } from '@lingui/core/macro';
import { noteLengthLimit } from '../../../schema/constants.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { changeCart } from './cart-store.ts';
import { writeNote } from './change-cart.ts';

/** As many letters left as make someone who writes look at the limit. */
const fewLeft = 100;

export function CookNote({ note }: { note: string }) {
  const left = noteLengthLimit - note.length;
  return (
    <TextArea
      label={t`Note to the cook`}
      optional
      rows={2}
      maxLength={noteLengthLimit}
      placeholder={t`Less chili, please`}
      value={note}
      onChange={event => changeCart(cart => cart && writeNote(cart, event.target.value))}
      hint={left <= fewLeft ? t`${left} of ${noteLengthLimit} characters left` : undefined}
    />
  );
}
