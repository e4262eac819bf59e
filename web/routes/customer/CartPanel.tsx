import { t } from '@lingui/core/macro';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { CartLines } from '../../features/cart/CartLines.tsx';
import { CartProblemNotice } from '../../features/cart/CartProblemNotice.tsx';
import { CartTotal } from '../../features/cart/CartTotal.tsx';
import type { Cart } from '../../features/cart/cart.ts';
import { hasDishes, seenTotalCents } from '../../features/cart/cart-totals.ts';
import { checkoutReadiness } from '../../features/cart/checkout-readiness.ts';
import { GoToCheckout } from '../../features/cart/GoToCheckout.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { useQuote } from '../../features/cart/use-quote.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { Card } from '../../ui/display/Card.tsx';
import { WhenWords } from './checkout/WhenWords.tsx';

// A long cart scrolls its dishes and keeps the total in view, unless the window is too low for both.
const shrinks = 'flex flex-col [@media(min-height:34em)]:min-h-0';

/** The cart beside the menu, in windows with room for it. */
export default function CartPanel() {
  const cart = useCart();
  return (
    <section aria-labelledby="cart-panel" data-cart-panel className={shrinks}>
      <Card className={shrinks}>
        <h2 id="cart-panel" className="text-title font-bold">{t`Your cart`}</h2>
        {hasDishes(cart) ? (
          <FilledPanel cart={cart} />
        ) : (
          <p className="mt-1 text-muted">{t`It's empty. Add a dish and you'll see it here.`}</p>
        )}
      </Card>
    </section>
  );
}

function FilledPanel({ cart }: { cart: Cart }) {
  const navigate = useNavigate();
  const asked = useQuote(cart);
  const { state, problems } = checkoutReadiness(cart, asked);
  const toCart = () => void navigate(paths.cart());
  return (
    <>
      <p className="text-muted">{t`From ${cart.kitchenName}`}</p>
      {asked.quote && <WhenWords cart={cart} quote={asked.quote} />}
      <div className="-mx-1 min-h-24 overflow-y-auto px-1 [scrollbar-width:thin]">
        <CartLines cart={cart} quote={asked.quote} problems={problems} />
      </div>
      <CartProblemNotice
        problem={problems.find(({ at }) => at === 'kitchen' || at === 'window' || at === 'fulfillment')}
      />
      <div className="mt-3 flex flex-col gap-4">
        <CartTotal cart={cart} quote={asked.quote} isCurrent={asked.isCurrent} />
        <GoToCheckout
          state={state}
          problems={problems}
          total={asked.quote?.total.text ?? formatMoney(seenTotalCents(cart))}
          onGo={() => void navigate(paths.checkout())}
          onBlocked={toCart}
        />
        <Link
          to={paths.cart()}
          className="-my-2 inline-flex min-h-11 items-center self-center font-medium text-primary underline underline-offset-4"
        >{t`View cart`}</Link>
      </div>
    </>
  );
}
