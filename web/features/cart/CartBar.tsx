import { plural, t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import ChevronRight from '~icons/lucide/chevron-right';
import ShoppingBag from '~icons/lucide/shopping-bag';
import { paths } from '../../app/paths.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { cartMealWords } from './cart-meal-words.ts';
import { hasDishes, itemCount, seenTotalCents } from './cart-totals.ts';
import { useCart } from './use-cart.ts';

/**
 * The way to the cart from every screen one shops on that doesn't show it: how much, for when, and from whom except on
 * that kitchen's page.
 */
export function CartBar({ to }: { to: string }) {
  const cart = useCart();
  const { pathname } = useLocation();
  if (!hasDishes(cart) || pathname === to) return null;
  const items = itemCount(cart);
  const meal = cartMealWords(cart, new Date());
  const isElsewhere = pathname !== paths.kitchen(cart.supplierId);
  return (
    <section aria-label={t`Cart`} className="px-2 pb-2 wide:in-[:root:has([data-cart-panel])]:hidden">
      <Link
        to={to}
        className="flex min-h-14 w-full animate-appear flex-wrap items-center gap-x-3 rounded-control bg-primary px-4 py-2 text-on-primary shadow-lift hover:bg-primary-hover"
      >
        <span className="relative shrink-0">
          <ShoppingBag aria-hidden className="size-6" />
          <span
            aria-hidden
            className="absolute -top-2 -right-2.5 min-w-5 rounded-full bg-accent px-1 text-center text-small font-semibold text-on-accent tabular-nums"
          >
            {items}
          </span>
        </span>
        <span className="min-w-[6.5em] flex-1 pl-1.5 leading-tight">
          <span className="block truncate font-semibold">
            {t`View cart`}
            {meal && isElsewhere && <span className="font-normal"> · {cart.kitchenName}</span>}
          </span>
          <span className={clsx('block text-small', !meal && 'truncate')}>{meal ?? cart.kitchenName}</span>
        </span>
        <span className="sr-only">{plural(items, { one: '# item', other: '# items' })}</span>
        <span className="text-lead font-semibold tabular-nums">{formatMoney(seenTotalCents(cart))}</span>
        <ChevronRight aria-hidden className="size-5" />
      </Link>
    </section>
  );
}
