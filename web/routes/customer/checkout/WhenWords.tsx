import type { Cart } from '../../../features/cart/cart.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import { timeSpan } from '../../../lib/formats/dates.ts';
import { windowName } from '../../../lib/formats/meal-window-words.ts';

/** For example 'Today, lunch · 12 – 2 PM'. */
export function WhenWords({ cart, quote }: { cart: Cart; quote: Quote }) {
  const { timeZone } = quote.supplier.city;
  const window = quote.mealWindow;
  return (
    <p className="font-semibold">
      {windowName(cart, timeZone, new Date())}
      {window && (
        <span className="font-normal text-muted">
          {' · '}
          {timeSpan(window.servedFrom, window.servedUntil, timeZone)}
        </span>
      )}
    </p>
  );
}
