import { t } from '@lingui/core/macro';
import Bike from '~icons/lucide/bike';
import ShoppingBag from '~icons/lucide/shopping-bag';
import type { Fulfillment } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import type { Cart } from './cart.ts';
import type { CartProblem } from './cart-problems.ts';
import { changeCart } from './cart-store.ts';
import { chooseFulfillment } from './change-cart.ts';
import type { Quote } from './quote-cart.ts';

interface Props {
  cart: Cart;
  supplier: Quote['supplier'] | undefined;
  problem: Extract<CartProblem, { at: 'fulfillment' }> | undefined;
}

const both = () =>
  [
    {
      value: 'DELIVERY',
      label: (
        <>
          <Bike aria-hidden /> {t`Delivery`}
        </>
      ),
    },
    {
      value: 'PICKUP',
      label: (
        <>
          <ShoppingBag aria-hidden /> {t`Pickup`}
        </>
      ),
    },
  ] as const;

const choose = (fulfillment: Fulfillment) => changeCart(cart => cart && chooseFulfillment(cart, fulfillment));

/** Delivery or pickup, where the kitchen offers both; a sentence where it offers one. */
export function FulfillmentChoice({ cart, supplier, problem }: Props) {
  if (problem)
    return (
      <Notice
        tone="warn"
        action={
          <Button variant="secondary" onClick={() => choose(problem.instead)}>
            {problem.instead === 'PICKUP' ? t`Switch to pickup` : t`Switch to delivery`}
          </Button>
        }
      >
        {problem.text}
      </Notice>
    );
  if (supplier && supplier.offersDelivery !== supplier.offersPickup)
    return (
      <p className="text-muted">
        {supplier.offersDelivery
          ? t`This kitchen delivers to your door.`
          : t`You pick up your order at this kitchen.`}
      </p>
    );
  return (
    <SegmentedControl
      label={t`Delivery or pickup`}
      options={both()}
      value={cart.fulfillment}
      onChange={choose}
    />
  );
}
