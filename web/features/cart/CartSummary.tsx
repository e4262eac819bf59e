import { t } from '@lingui/core/macro';
import { formatMoney } from '../../lib/formats/money.ts';
import type { Cart } from './cart.ts';
import type { Quote } from './quote-cart.ts';

/** The cart to read through once more before ordering. */
export const CartSummary = ({ cart, quote }: { cart: Cart; quote: Quote | undefined }) => (
  <>
    <ul className="flex flex-col gap-2">
      {cart.lines.map(line => {
        const quoted = quote?.lines.find(each => each.dish.id === line.dishId);
        return (
          <li key={line.dishId} className="flex gap-3">
            <span className="min-w-7 font-semibold tabular-nums">{line.quantity} ×</span>
            <span className="min-w-0 flex-1">{line.name}</span>
            <span className="tabular-nums">
              {formatMoney((quoted?.dish.price.cents ?? line.priceCents) * line.quantity)}
            </span>
          </li>
        );
      })}
    </ul>
    {cart.note && <p className="mt-3 whitespace-pre-line text-muted">{t`Note to the cook: ${cart.note}`}</p>}
  </>
);
