import { Bike, ShoppingBag } from 'lucide-react';
import type { Fulfilment } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import type { Cart } from './cart.ts';
import type { CartProblem } from './cart-problems.ts';
import { changeCart } from './cart-store.ts';
import { chooseFulfilment } from './change-cart.ts';
import type { Quote } from './quote-cart.ts';

interface Props {
  cart: Cart;
  supplier: Quote['supplier'] | undefined;
  problem: Extract<CartProblem, { at: 'fulfilment' }> | undefined;
}

const word: Record<Fulfilment, string> = { DELIVERY: 'Delivery', PICKUP: 'Pick-up' };
const both = [
  {
    value: 'DELIVERY',
    label: (
      <>
        <Bike aria-hidden /> {word.DELIVERY}
      </>
    ),
  },
  {
    value: 'PICKUP',
    label: (
      <>
        <ShoppingBag aria-hidden /> {word.PICKUP}
      </>
    ),
  },
] as const;

const choose = (fulfilment: Fulfilment) => changeCart(cart => cart && chooseFulfilment(cart, fulfilment));

/** Delivery or pick-up, where the kitchen offers both; a sentence where it offers one. */
export function FulfilmentChoice({ cart, supplier, problem }: Props) {
  if (problem)
    return (
      <Notice
        tone="warn"
        action={
          <Button variant="secondary" onClick={() => choose(problem.instead)}>
            Switch to {word[problem.instead].toLowerCase()}
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
          ? 'This kitchen delivers to your door.'
          : 'You pick the food up at this kitchen.'}
      </p>
    );
  return (
    <SegmentedControl label="Delivery or pick-up" options={both} value={cart.fulfilment} onChange={choose} />
  );
}
