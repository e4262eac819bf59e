import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useCartKitchenCityQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { Cart } from './cart.ts';
import { changeCart } from './cart-store.ts';
import { hasDishes } from './cart-totals.ts';
import { useCart } from './use-cart.ts';

interface Props {
  /** The city somebody has just moved on to. */
  city: string;
  onDone: () => void;
}

/** When the cart stays behind in another city, its owner decides what becomes of it. */
export default function CartOfOtherCity({ city, onDone }: Props) {
  const cart = useCart();
  return hasDishes(cart) ? <Question cart={cart} city={city} onDone={onDone} /> : <Settled onDone={onDone} />;
}

function Question({ cart, city, onDone }: Props & { cart: Cart }) {
  const { data, error } = useCartKitchenCityQuery({ variables: { supplierId: cart.supplierId } });
  const cityOfCart = data?.supplier?.city.name;
  if (error || data?.supplier === null || cityOfCart === city) return <Settled onDone={onDone} />;
  if (!cityOfCart) return null;

  const empty = () => {
    changeCart(() => undefined);
    onDone();
  };
  return (
    <Dialog
      onClose={onDone}
      title={t`Your cart is in ${cityOfCart}`}
      footer={
        <>
          <Button variant="secondary" onClick={empty}>{t`Empty cart`}</Button>
          <Button onClick={onDone}>{t`Keep my cart`}</Button>
        </>
      }
    >
      <p>
        <Trans>
          You are now looking at kitchens in <strong>{city}</strong>, and your cart holds dishes from{' '}
          <strong>{cart.kitchenName}</strong> in {cityOfCart}. You can still order them there.
        </Trans>
      </p>
    </Dialog>
  );
}

/** There was nothing to ask. */
function Settled({ onDone }: { onDone: () => void }) {
  useEffect(() => {
    onDone();
  }, [onDone]);
  return null;
}
