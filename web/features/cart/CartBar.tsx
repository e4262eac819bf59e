import { plural, t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router-dom';
import ChevronRight from '~icons/lucide/chevron-right';
import ShoppingBag from '~icons/lucide/shopping-bag';
import { formatMoney } from '../../lib/formats/money.ts';
import { hasDishes, plateCount, seenTotalCents } from './cart-totals.ts';
import { useCart } from './use-cart.ts';

/** The way to the cart from every screen one shops on: how much, from whom, for how much. */
export function CartBar({ to }: { to: string }) {
  const cart = useCart();
  const { pathname } = useLocation();
  if (!hasDishes(cart) || pathname === to) return null;
  const plates = plateCount(cart);
  return (
    <section aria-label={t`Cart`} className="px-2 pb-2">
      <Link
        to={to}
        className="flex min-h-14 w-full animate-appear items-center gap-3 rounded-control bg-primary px-4 py-2 text-on-primary shadow-lift hover:bg-primary-hover"
      >
        <span className="relative shrink-0">
          <ShoppingBag aria-hidden className="size-6" />
          <span
            aria-hidden
            className="absolute -top-2 -right-2.5 min-w-5 rounded-full bg-accent px-1 text-center text-small font-semibold text-on-accent tabular-nums"
          >
            {plates}
          </span>
        </span>
        <span className="min-w-0 flex-1 pl-1.5 leading-tight">
          <span className="block font-semibold">{t`View cart`}</span>
          <span className="block truncate text-small">{cart.kitchenName}</span>
        </span>
        <span className="sr-only">{plural(plates, { one: '# plate', other: '# plates' })}</span>
        <span className="text-lead font-semibold tabular-nums">{formatMoney(seenTotalCents(cart))}</span>
        <ChevronRight aria-hidden className="size-5" />
      </Link>
    </section>
  );
}
