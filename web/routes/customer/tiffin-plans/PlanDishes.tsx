import type { ReactNode } from 'react';
import { CartSummary } from '../../../features/cart/CartSummary.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import { KitchenByline } from '../../../food/KitchenByline.tsx';
import { mealtimeTitle } from '../../../lib/formats/meal-window-words.ts';
import { Card } from '../../../ui/display/Card.tsx';

interface Props {
  meal: Cart;
  quote: Quote;
  /** How the customer changes the dishes. */
  change: ReactNode;
  children?: ReactNode;
}

/** What every meal of the plan has. */
export const PlanDishes = ({ meal, quote, change, children }: Props) => (
  <section aria-labelledby="meal">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <h2 id="meal" className="text-title font-bold">
        {mealtimeTitle(meal.mealtime)}
      </h2>
      {change}
    </div>
    <Card className="flex flex-col gap-4">
      <KitchenByline kitchen={quote.supplier}>{quote.supplier.kitchenName}</KitchenByline>
      <CartSummary cart={meal} quote={quote} />
      {children}
    </Card>
  </section>
);
