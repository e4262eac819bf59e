import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { paths } from '../../../app/paths.ts';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import { checkoutReadiness } from '../../../features/cart/checkout-readiness.ts';
import { useQuote } from '../../../features/cart/use-quote.ts';
import { PaymentNotice } from '../../../features/checkout/PaymentNotice.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EndSide } from '../../../ui/layout/Sides.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { WhenWords } from './WhenWords.tsx';

const JoinToOrder = lazyWithRetry(() => import('./JoinToOrder.tsx'));

/** What is ordered, and when, before an account is asked for. */
export function OrderToJoin({ cart, takesCards }: { cart: Cart; takesCards: boolean }) {
  const asked = useQuote(cart);
  const { problems } = checkoutReadiness(cart, asked);
  return (
    <>
      <EndSide>
        <OrderSummary cart={cart} asked={asked}>
          {asked.quote && <WhenWords cart={cart} quote={asked.quote} />}
          {!takesCards && <PaymentNotice />}
          {asked.error && (
            <ErrorState title={t`We couldn't price your order`} onRetry={() => void asked.refetch()} />
          )}
          <CartProblemNotice
            problem={problems[0]}
            action={<ButtonLink variant="secondary" to={paths.cart()}>{t`Change my cart`}</ButtonLink>}
          />
        </OrderSummary>
      </EndSide>
      {!asked.isGone && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <JoinToOrder />
        </Suspense>
      )}
    </>
  );
}
