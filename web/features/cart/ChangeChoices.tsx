import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { chosenFrom, isChosenRight } from '../../../schema/rules/chosen.ts';
import { OptionFields } from '../../food/OptionFields.tsx';
import { formatMoney } from '../../lib/formats/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { leadToMissing } from './ChosenDish.tsx';
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
  const groups = dish.optionGroups;
  const [chosen, setChosen] = useState(() =>
    chosenFrom(
      groups,
      line.choices.map(({ id }) => id),
    ).map(({ id }) => id),
  );
  const [isTried, setIsTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const choices = chosenFrom(groups, chosen);
  const priceCents = choices.reduce((sum, choice) => sum + choice.priceCents, dish.price.cents);

  const save = async () => {
    if (!isChosenRight(groups, chosen)) {
      setIsTried(true);
      requestAnimationFrame(() => leadToMissing(fields.current));
      return;
    }
    const key = lineKey(line);
    const named = choices.map(({ id, name }) => ({ id, name }));
    await onClose();
    changeCart(cart => cart && changeChoices(cart, key, named, priceCents));
  };

  return (
    <Sheet
      onClose={onClose}
      title={dish.name}
      footer={
        <Button fullWidth onClick={() => void save()}>
          {t`Save · ${formatMoney(priceCents * line.quantity)}`}
        </Button>
      }
    >
      <div ref={fields}>
        <OptionFields groups={groups} chosen={chosen} onChange={setChosen} showsMissing={isTried} />
      </div>
    </Sheet>
  );
}
