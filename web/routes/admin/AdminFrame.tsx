import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import ClipboardCheck from '~icons/lucide/clipboard-check';
import CookingPot from '~icons/lucide/cooking-pot';
import CreditCard from '~icons/lucide/credit-card';
import MapPin from '~icons/lucide/map-pin';
import ReceiptText from '~icons/lucide/receipt-text';
import ScrollText from '~icons/lucide/scroll-text';
import Users from '~icons/lucide/users';
import { paths } from '../../app/paths.ts';

const areas = [
  { to: paths.admin(), word: 'Applications', Icon: ClipboardCheck },
  { to: paths.adminKitchens(), word: 'Kitchens', Icon: CookingPot },
  { to: paths.adminCities(), word: 'Cities', Icon: MapPin },
  { to: paths.adminOrders(), word: 'Orders', Icon: ReceiptText },
  { to: paths.adminPeople(), word: 'People', Icon: Users },
  { to: paths.adminAudit(), word: 'Audit trail', Icon: ScrollText },
  { to: paths.adminPayments(), word: 'Payments', Icon: CreditCard },
];

/** The areas of the admin screens above what is shown of one. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a phone the areas do not fit; the one that is shown does.
  useEffect(() => {
    if (pathname)
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <nav
        ref={nav}
        aria-label="Admin"
        className="-mx-4 mb-5 overflow-x-auto border-b border-border px-4 pb-3"
      >
        <ul className="flex gap-1">
          {areas.map(({ to, word, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.admin()}
                className={({ isActive }) =>
                  clsx(
                    'flex min-h-11 items-center gap-2 rounded-control px-3 font-medium whitespace-nowrap',
                    isActive ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
                  )
                }
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {word}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="@container">{children}</div>
    </>
  );
}
