import { t } from '@lingui/core/macro';
import { paths } from '../../../app/paths.ts';
import { hasDishes } from '../../../features/cart/cart-totals.ts';
import { EmptyCart } from '../../../features/cart/EmptyCart.tsx';
import { useCart } from '../../../features/cart/use-cart.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { FilledCart } from './FilledCart.tsx';

export default function CartScreen() {
  const cart = useCart();
  return (
    <>
      <PageTitle>{t`Your cart`}</PageTitle>
      {hasDishes(cart) ? (
        <FilledCart cart={cart} />
      ) : (
        <EmptyCart action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>} />
      )}
    </>
  );
}
