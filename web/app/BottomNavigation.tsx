import { msg, t } from '@lingui/core/macro';
import clsx from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import Heart from '~icons/lucide/heart';
import House from '~icons/lucide/house';
import ReceiptText from '~icons/lucide/receipt-text';
import UserRound from '~icons/lucide/user-round';
import { translate } from '../lib/language.ts';
import { paths } from './paths.ts';

const places = [
  { to: paths.home(), word: msg`Home`, Icon: House },
  { to: paths.orders(), word: msg`Orders`, Icon: ReceiptText },
  { to: paths.favorites(), word: msg`Favorites`, Icon: Heart },
  { to: paths.profile(), word: msg`Profile`, Icon: UserRound },
];

export function BottomNavigation() {
  const { pathname } = useLocation();
  const place = pathname === paths.landing() ? paths.home() : pathname;
  return (
    <nav
      aria-label={t`Main pages`}
      className="flex flex-wrap border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {places.map(({ to, word, Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={place.startsWith(to) ? 'page' : undefined}
          className={clsx(
            'flex min-h-14 grow basis-[max(25%,4.9rem)] flex-col items-center justify-center gap-0.5 py-1.5 text-small font-medium',
            place.startsWith(to) ? 'text-primary' : 'text-muted',
          )}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {translate(word)}
        </Link>
      ))}
    </nav>
  );
}
