import clsx from 'clsx';
import { Heart, House, ReceiptText, UserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from './paths.ts';

const places = [
  { to: paths.home(), word: 'Home', Icon: House },
  { to: paths.orders(), word: 'Orders', Icon: ReceiptText },
  { to: paths.favorites(), word: 'Favorites', Icon: Heart },
  { to: paths.profile(), word: 'Profile', Icon: UserRound },
];

export const BottomNavigation = () => (
  <nav
    aria-label="Main places"
    className="flex flex-wrap border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]"
  >
    {places.map(({ to, word, Icon }) => (
      <NavLink
        key={to}
        to={to}
        className={({ isActive }) =>
          clsx(
            'flex min-h-14 grow basis-[max(25%,4.9rem)] flex-col items-center justify-center gap-0.5 py-1.5 text-small font-medium',
            isActive ? 'text-primary' : 'text-muted',
          )
        }
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {word}
      </NavLink>
    ))}
  </nav>
);
