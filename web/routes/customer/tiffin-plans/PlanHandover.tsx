import { t } from '@lingui/core/macro';
import { AddressChooser } from '../../../features/addresses/AddressChooser.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import type { Reach } from '../../../features/menu/use-kitchen-reach.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { CheckoutReach } from '../checkout/CheckoutReach.tsx';

interface Props {
  cart: Cart;
  quote: Quote;
  address: string | null;
  reach: Reach | null;
  refusal: string | undefined;
  onAddress: (line: string) => void;
}

/** Where every meal of the plan changes hands. */
export function PlanHandover({ cart, quote, address, reach, refusal, onAddress }: Props) {
  const isPickup = cart.fulfillment === 'PICKUP';
  return (
    <>
      <h2 id="handover" className="mb-3 text-title font-bold">
        {isPickup ? t`Pickup` : t`Delivery`}
      </h2>
      <Card className="flex flex-col gap-4">
        {isPickup ? (
          <p>
            {quote.supplier.kitchenName}, {quote.supplier.address}
            {quote.supplier.isAddressPrivate && (
              <span className="block text-muted">{t`You see the street once you have ordered.`}</span>
            )}
          </p>
        ) : (
          <>
            <AddressChooser line={address} onChoose={onAddress} />
            {reach && <CheckoutReach reach={reach} />}
          </>
        )}
        <FormRefusal message={refusal} />
      </Card>
    </>
  );
}
