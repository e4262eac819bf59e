import { msg } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import Heart from '~icons/lucide/heart';
import House from '~icons/lucide/house';
import ReceiptText from '~icons/lucide/receipt-text';
import UserRound from '~icons/lucide/user-round';
import { BottomBar } from './BottomBar.tsx';
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
  return <BottomBar places={places} isAt={to => place.startsWith(to)} />;
}
