import { t } from '@lingui/core/macro';
import ChoicesSheet from '../../food/ChoicesSheet.tsx';
import { formatMoney } from '../../lib/formats/money.ts';
import type { CartLine } from './cart.ts';
import { changeCart } from './cart-store.ts';
import { changeChoices } from './change-cart.ts';
import { lineKey } from './line-key.ts';
import type { Quote } from './quote-cart.ts';

interface Props {
  line: CartLine;
  dish: Quote['lines'][number]['dish'];
  onClose: () => Promise<void> | void;
}

/** Other choices for a dish that is in the cart. */
export default function ChangeChoices({ line, dish, onClose }: Props) {
  const key = lineKey(line);
  const priceWith = (choices: readonly { priceCents: number }[]) =>
    choices.reduce((sum, choice) => sum + choice.priceCents, dish.price.cents);
  return (
    <ChoicesSheet
      dishName={dish.name}
      groups={dish.optionGroups}
      start={line.choices.map(({ id }) => id)}
      saveWords={choices => t`Save · ${formatMoney(priceWith(choices) * line.quantity)}`}
      onSave={choices => {
        const named = choices.map(({ id, name }) => ({ id, name }));
        changeCart(cart => cart && changeChoices(cart, key, named, priceWith(choices)));
      }}
      onClose={onClose}
    />
  );
}
