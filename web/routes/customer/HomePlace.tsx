import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { AddressChip } from '../../features/addresses/AddressChip.tsx';
import { CityChip } from '../../features/cities/CityChip.tsx';
import { chooseCity } from '../../features/cities/choose-city.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { readStored, useStored } from '../../lib/stored.ts';
import { cartQuestion } from './checkout/cart-question.ts';

const AddressElsewhere = lazy(() => import('./AddressElsewhere.tsx'));
const CartOfOtherCity = lazy(() => import('../../features/cart/CartOfOtherCity.tsx'));

interface Props {
  city: string;
  isSignedIn: boolean;
}

/** Where the kitchens are and to whose door the meals go. */
export function HomePlace({ city, isSignedIn }: Props) {
  const client = useApolloClient();
  const { open, show, close } = useDialogInUrl();
  const [line] = useStored('deliveryAddress');
  const choose = (next: string) => {
    chooseCity(client, next);
    if (next !== city && readStored('cart') !== null) show(cartQuestion);
    else close();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
      <CityChip city={city} dialog={open} onDialog={show} onClose={close} onChoose={choose} />
      <AddressChip
        isSignedIn={isSignedIn}
        open={open === 'address'}
        onOpen={() => show('address')}
        onClose={close}
      />
      {line && !line.includes(`, ${city}, `) && (
        <Suspense fallback={null}>
          <AddressElsewhere line={line} city={city} onCity={choose} onAddress={() => show('address')} />
        </Suspense>
      )}
      {open === cartQuestion && (
        <Suspense fallback={null}>
          <CartOfOtherCity city={city} onDone={close} />
        </Suspense>
      )}
    </div>
  );
}
