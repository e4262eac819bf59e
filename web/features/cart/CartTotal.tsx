import { plural, t } from '@lingui/core/macro';
import clsx from 'clsx';
import { formatMoney } from '../../lib/formats/money.ts';
import type { Cart } from './cart.ts';
import { itemCount, seenTotalCents } from './cart-totals.ts';
import type { Quote } from './quote-cart.ts';

interface Props {
  cart: Cart;
  quote: Quote | undefined;
  isCurrent: boolean;
}

/** What it costs, item by item; at the prices seen until the server has answered. */
export function CartTotal({ cart, quote, isCurrent }: Props) {
  const items = itemCount(cart);
  const cents = isCurrent && quote ? quote.total.cents : seenTotalCents(cart);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
      <dt className="text-muted">{plural(items, { one: '# item', other: '# items' })}</dt>
      <dd className="text-right">{formatMoney(cents)}</dd>
      <dt className="text-muted">{cart.fulfillment === 'DELIVERY' ? t`Delivery` : t`Pickup`}</dt>
      <dd className="text-right">{t`Free`}</dd>
      <dt className="mt-1.5 border-t border-border pt-3 text-lead font-bold">{t`Total`}</dt>
      <dd
        aria-live="polite"
        aria-busy={!isCurrent}
        className={clsx(
          'mt-1.5 border-t border-border pt-3 text-right text-lead font-bold',
          !isCurrent && 'opacity-60',
        )}
      >
        {formatMoney(cents)}
      </dd>
    </dl>
  );
}
