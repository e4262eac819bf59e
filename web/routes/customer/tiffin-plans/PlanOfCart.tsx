import { t } from '@lingui/core/macro';
import { paths } from '../../../app/paths.ts';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import { cartProblems } from '../../../features/cart/cart-problems.ts';
import { changeCart } from '../../../features/cart/cart-store.ts';
import { useQuoteCartQuery } from '../../../generated/graphql.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { NewPlanForm } from './NewPlanForm.tsx';
import { PlanDishes } from './PlanDishes.tsx';
import { mealInput } from './plan-input.ts';

/** The form of a new plan with the dishes of the cart, at their current prices. */
export function PlanOfCart({ cart }: { cart: Cart }) {
  const { data, error, refetch } = useQuoteCartQuery({
    variables: { input: mealInput(cart) },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  const quote = data.quoteCart;
  if (!quote)
    return (
      <Notice
        tone="warn"
        action={<ButtonLink variant="secondary" to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
      >
        {t`This kitchen is not taking orders at the moment.`}
      </Notice>
    );
  // The customer agrees to the current prices here, so those of the cart do not matter.
  const problem = cartProblems(cart, quote).find(({ at }) => at !== 'price');
  return (
    <NewPlanForm
      meal={cart}
      quote={quote}
      onRefused={() => void refetch()}
      onStarted={() => changeCart(() => undefined)}
    >
      <PlanDishes
        meal={cart}
        quote={quote}
        change={
          <ButtonLink variant="ghost" to={paths.cart()} className="-my-2 -mr-3">{t`Change`}</ButtonLink>
        }
      >
        <CartProblemNotice
          problem={problem}
          action={<ButtonLink variant="secondary" to={paths.cart()}>{t`Change my cart`}</ButtonLink>}
        />
      </PlanDishes>
    </NewPlanForm>
  );
}
