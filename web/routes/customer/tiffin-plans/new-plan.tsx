import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { paths } from '../../../app/paths.ts';
import { hasDishes } from '../../../features/cart/cart-totals.ts';
import { EmptyCart } from '../../../features/cart/EmptyCart.tsx';
import { useCart } from '../../../features/cart/use-cart.ts';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import WherePlansStart from '../../../features/tiffin-plans/starting/WherePlansStart.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { PlanOfCart } from './PlanOfCart.tsx';

const PlansClosed = lazyWithRetry(() => import('../../../features/tiffin-plans/starting/PlansClosed.tsx'));

/** Turns the cart into a tiffin plan. */
export default function NewPlanScreen() {
  const cart = useCart();
  return (
    <>
      <PageTitle text={t`The same meal every week, until you stop.`}>{t`New tiffin plan`}</PageTitle>
      <SignedInOnly forRole="CUSTOMER" whileLoading={<Skeleton className="h-80" />}>
        {hasDishes(cart) ? (
          <WherePlansStart
            supplierId={cart.supplierId}
            closed={
              <Suspense fallback={<Skeleton className="h-20" />}>
                <PlansClosed
                  action={<ButtonLink variant="secondary" to={paths.cart()}>{t`Back to cart`}</ButtonLink>}
                />
              </Suspense>
            }
          >
            <PlanOfCart cart={cart} />
          </WherePlansStart>
        ) : (
          <EmptyCart action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>} />
        )}
      </SignedInOnly>
    </>
  );
}
