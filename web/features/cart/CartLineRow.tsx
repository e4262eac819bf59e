import { t } from '@lingui/core/macro';
import { dishQuantityLimit } from '../../../schema/constants.ts';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import { formatMoney } from '../../lib/formats/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import type { CartLine } from './cart.ts';
import type { CartProblem } from './cart-problems.ts';
import { changeCart } from './cart-store.ts';
import { acceptPrices } from './change-cart.ts';
import type { Quote } from './quote-cart.ts';
import { useChangeQuantity } from './use-change-quantity.ts';

interface Props {
  line: CartLine;
  /** Of the kitchen, once it is known. */
  cuisine: string | undefined;
  quoted: Quote['lines'][number] | undefined;
  problem: CartProblem | undefined;
}

export function CartLineRow({ line, cuisine, quoted, problem }: Props) {
  const change = useChangeQuantity();
  const eachCents = quoted?.dish.price.cents ?? line.priceCents;

  const accept = () => changeCart(cart => cart && acceptPrices(cart, new Map([[line.dishId, eachCents]])));
  const action =
    problem?.at === 'price' ? (
      <Button variant="secondary" onClick={accept}>{t`Accept ${formatMoney(eachCents)}`}</Button>
    ) : (
      <Button variant="secondary" onClick={() => change(line, 0)}>{t`Remove`}</Button>
    );

  return (
    <div className="py-3">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {cuisine && (
          <FoodPicture
            photo={quoted?.dish.photo}
            seed={line.dishId}
            cuisine={cuisine}
            sizes="64px"
            className="h-12 w-16 shrink-0 rounded-lg"
          />
        )}
        <div className="min-w-32 flex-1">
          <p className="font-semibold">{line.name}</p>
          <p className="text-small text-muted tabular-nums">{t`${formatMoney(eachCents)} each`}</p>
        </div>
        <Stepper
          label={line.name}
          value={line.quantity}
          max={dishQuantityLimit}
          onChange={quantity => change(line, quantity)}
        />
        <p className="min-w-16 text-right font-semibold tabular-nums">
          {formatMoney(eachCents * line.quantity)}
        </p>
      </div>
      {problem && (
        <div className="mt-2">
          <Notice tone="warn" action={action}>
            {problem.text}
          </Notice>
        </div>
      )}
    </div>
  );
}
