import { t } from '@lingui/core/macro';
import { AddressChooser } from '../../../features/addresses/AddressChooser.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import type { Reach } from '../../../features/menu/use-kitchen-reach.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { CheckoutReach } from './CheckoutReach.tsx';
import { WhenWords } from './WhenWords.tsx';

interface Props {
  cart: Cart;
  quote: Quote | undefined;
  address: string | null;
  reach: Reach | null;
  onAddress: (line: string) => void;
}

/** When and where the food changes hands. */
export function CheckoutHandover({ cart, quote, address, reach, onAddress }: Props) {
  const isPickup = cart.fulfillment === 'PICKUP';
  return (
    <>
      <h2 id="handover" className="mb-3 text-title font-bold">
        {isPickup ? t`Pickup` : t`Delivery`}
      </h2>
      <Card className="flex flex-col gap-4">
        {quote && <WhenWords cart={cart} quote={quote} />}
        {isPickup && quote && (
          <p>
            {quote.supplier.kitchenName}, {quote.supplier.address}
            {quote.supplier.isAddressPrivate && (
              <span className="block text-muted">{t`You see the street once you have ordered.`}</span>
            )}
          </p>
        )}
        {!isPickup && (
          <>
            <AddressChooser line={address} onChoose={onAddress} />
            {reach && <CheckoutReach reach={reach} />}
          </>
        )}
      </Card>
    </>
  );
}
