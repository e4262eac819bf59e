import { t } from '@lingui/core/macro';
import { paths } from '../../../app/paths.ts';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import { CartSummary } from '../../../features/cart/CartSummary.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import { cartProblems } from '../../../features/cart/cart-problems.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import { KitchenByline } from '../../../food/KitchenByline.tsx';
import { mealtimeTitle } from '../../../lib/formats/meal-window-words.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card } from '../../../ui/display/Card.tsx';

/** What every meal of the plan has. */
export function PlanDishes({ cart, quote }: { cart: Cart; quote: Quote }) {
  // The customer agrees to the current prices here, so those of the cart do not matter.
  const problem = cartProblems(cart, quote).find(({ at }) => at !== 'price');
  return (
    <section aria-labelledby="meal">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="meal" className="text-title font-bold">
          {mealtimeTitle(cart.mealtime)}
        </h2>
        <ButtonLink variant="ghost" to={paths.cart()} className="-my-2 -mr-3">{t`Change`}</ButtonLink>
      </div>
      <Card className="flex flex-col gap-4">
        <KitchenByline kitchen={quote.supplier}>{quote.supplier.kitchenName}</KitchenByline>
        <CartSummary cart={cart} quote={quote} />
        <CartProblemNotice
          problem={problem}
          action={<ButtonLink variant="secondary" to={paths.cart()}>{t`Change my cart`}</ButtonLink>}
        />
      </Card>
    </section>
  );
}
