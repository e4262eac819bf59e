import { t } from '@lingui/core/macro';
import { formatMoney } from '../../lib/formats/money.ts';
import { listed } from '../../lib/language.ts';
import type { Cart } from './cart.ts';
import { lineKey } from './line-key.ts';
import { type Quote, quotedOf } from './quote-cart.ts';

/** The cart to read through once more before ordering. */
export const CartSummary = ({ cart, quote }: { cart: Cart; quote: Quote | undefined }) => (
  <>
    <ul className="flex flex-col gap-2">
      {cart.lines.map(line => {
        const quoted = quotedOf(quote, line);
        return (
          <li key={lineKey(line)} className="flex gap-3">
            <span className="min-w-7 font-semibold tabular-nums">{line.quantity} ×</span>
            <span className="min-w-0 flex-1">
              {line.name}
              {line.choices.length > 0 && (
                <span className="block text-small text-muted">
                  {listed(line.choices.map(({ name }) => name))}
                </span>
              )}
            </span>
            <span className="tabular-nums">
              {formatMoney((quoted?.unitPrice.cents ?? line.priceCents) * line.quantity)}
            </span>
          </li>
        );
      })}
    </ul>
    {cart.note && <p className="mt-3 whitespace-pre-line text-muted">{t`Note to the cook: ${cart.note}`}</p>}
  </>
);
