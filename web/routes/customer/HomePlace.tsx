import { lazy, Suspense } from 'react';
import { AddressChip } from '../../features/addresses/AddressChip.tsx';
import { CityChip } from '../../features/cities/CityChip.tsx';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { readStored, writeStored } from '../../lib/stored.ts';
import { cartQuestion } from './checkout/cart-question.ts';

const CartOfOtherCity = lazy(() => import('../../features/cart/CartOfOtherCity.tsx'));

interface Props {
  city: string;
  isSignedIn: boolean;
}

/** Where the kitchens are and to whose door the meals go. */
export function HomePlace({ city, isSignedIn }: Props) {
  const { open, show, close } = useDialogInUrl();
  const chooseCity = (next: string) => {
    writeStored('selectedCity', next);
    if (next !== city && readStored('cart') !== null) show(cartQuestion);
    else close();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
      <CityChip city={city} dialog={open} onDialog={show} onClose={close} onChoose={chooseCity} />
      <AddressChip
        isSignedIn={isSignedIn}
        open={open === 'address'}
        onOpen={() => show('address')}
        onClose={close}
      />
      {open === cartQuestion && (
        <Suspense fallback={null}>
          <CartOfOtherCity city={city} onDone={close} />
        </Suspense>
      )}
    </div>
  );
}
