import type { Cart } from '../../features/cart/cart.ts';
import type { Quote } from '../../features/cart/quote-cart.ts';
import { DeliveryAddress } from '../../features/checkout/DeliveryAddress.tsx';
import { clockTime } from '../../lib/dates.ts';
import { windowName } from '../../lib/meal-window-words.ts';
import { Card } from '../../ui/Card.tsx';

interface Props {
  cart: Cart;
  quote: Quote | undefined;
  address: string | null;
  onSave: (line: string) => void;
}

/** When and where the food changes hands. */
export function CheckoutHandover({ cart, quote, address, onSave }: Props) {
  const isPickup = cart.fulfilment === 'PICKUP';
  return (
    <>
      <h2 id="handover" className="mb-3 text-title font-bold">
        {isPickup ? 'Pick-up' : 'Delivery'}
      </h2>
      <Card className="flex flex-col gap-4">
        {quote && <WhenWords cart={cart} quote={quote} />}
        {isPickup && quote && (
          <p>
            {quote.supplier.kitchenName}, {quote.supplier.address} {quote.supplier.zipCode}
          </p>
        )}
        {!isPickup && <DeliveryAddress line={address} onSave={onSave} />}
      </Card>
    </>
  );
}

function WhenWords({ cart, quote }: { cart: Cart; quote: Quote }) {
  const { timeZone } = quote.supplier.city;
  const window = quote.mealWindow;
  return (
    <p className="font-semibold">
      {windowName(cart, timeZone, new Date())}
      {window && (
        <span className="font-normal text-muted">
          {' '}
          · {clockTime(window.servedFrom, timeZone)} to {clockTime(window.servedUntil, timeZone)}
        </span>
      )}
    </p>
  );
}
