import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { dishQuantityLimit } from '../../../schema/constants.ts';
import { chosenFrom, isChosenRight } from '../../../schema/rules/chosen.ts';
import { leadToMissing } from '../../food/lead-to-missing.ts';
import { OptionFields, type OptionGroup } from '../../food/OptionFields.tsx';
import { formatMoney } from '../../lib/formats/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import type { CartDish, CartOrigin } from './cart.ts';
import { isFromAnotherKitchen } from './cart-totals.ts';
import { useAddDish } from './use-add-dish.ts';
import { useCart } from './use-cart.ts';

type Choice = OptionGroup['choices'][number];

interface Props {
  /** Without its choices. */
  dish: CartDish;
  groups: readonly OptionGroup[];
  origin: CartOrigin;
  /** What the household of this customer should know about the dish with its choices. */
  warningFor: ((choices: readonly Choice[]) => ReactNode) | undefined;
  onAdded: () => void;
}

/** The choices of a dish, and the button that adds it with them. */
export default function ChosenDish({ dish, groups, origin, warningFor, onAdded }: Props) {
  const cart = useCart();
  const add = useAddDish();
  const [chosen, setChosen] = useState<string[]>([]);
  const [quantity, setQuantity] = useState(1);
  const [isTried, setIsTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isElsewhere = isFromAnotherKitchen(cart, origin.supplierId);
  const choices = chosenFrom(groups, chosen);
  const priceCents = choices.reduce((sum, choice) => sum + choice.priceCents, dish.priceCents);

  const order = () => {
    if (!isChosenRight(groups, chosen)) {
      setIsTried(true);
      requestAnimationFrame(() => leadToMissing(fields.current));
      return;
    }
    add(origin, { ...dish, priceCents, choices: choices.map(({ id, name }) => ({ id, name })) }, quantity);
    onAdded();
  };

  return (
    <>
      <div ref={fields} className="mt-5">
        <OptionFields groups={groups} chosen={chosen} onChange={setChosen} showsMissing={isTried} />
      </div>
      {warningFor && <div role="status">{choices.length > 0 && warningFor(choices)}</div>}
      {isElsewhere && cart && (
        <div className="mt-4">
          <Notice tone="warn">
            <Trans>
              Your cart holds dishes from <strong>{cart.kitchenName}</strong>. Adding this dish clears it.
            </Trans>
          </Notice>
        </div>
      )}
      <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border bg-surface px-5 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]">
        <Stepper label={dish.name} value={quantity} min={1} max={dishQuantityLimit} onChange={setQuantity} />
        <Button onClick={order} className="flex-1">
          {t`Add · ${formatMoney(priceCents * quantity)}`}
        </Button>
      </div>
    </>
  );
}
