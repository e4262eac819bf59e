import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { CartSummary } from '../../../features/cart/CartSummary.tsx';
import { CartTotal } from '../../../features/cart/CartTotal.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import type { useQuote } from '../../../features/cart/use-quote.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Card } from '../../../ui/display/Card.tsx';

interface Props {
  cart: Cart;
  asked: ReturnType<typeof useQuote>;
  /** What follows the total. */
  children: ReactNode;
}

/** The dishes and what they cost. */
export const OrderSummary = ({ cart, asked, children }: Props) => (
  <section aria-labelledby="summary">
    <div className="mb-3 flex items-center justify-between gap-3">
      <h2 id="summary" className="text-title font-bold">{t`Your order`}</h2>
      <ButtonLink variant="ghost" to={paths.cart()} className="-my-2 -mr-3">{t`Change`}</ButtonLink>
    </div>
    <Card className="flex flex-col gap-4">
      <CartSummary cart={cart} quote={asked.quote} />
      <CartTotal cart={cart} quote={asked.quote} isCurrent={asked.isCurrent} />
      {children}
    </Card>
  </section>
);
