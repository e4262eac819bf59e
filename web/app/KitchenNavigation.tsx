import { msg } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import Banknote from '~icons/lucide/banknote';
import ChefHat from '~icons/lucide/chef-hat';
import SquareMenu from '~icons/lucide/square-menu';
import TicketCheck from '~icons/lucide/ticket-check';
import { BottomBar } from './BottomBar.tsx';
import { paths } from './paths.ts';

const places = [
  { to: paths.supplierToday(), word: msg`Today`, Icon: ChefHat },
  { to: paths.orders(), word: msg`Orders`, Icon: TicketCheck },
  { to: paths.menuManagement(), word: msg`Menu`, Icon: SquareMenu },
  { to: paths.supplierPayouts(), word: msg`Money`, Icon: Banknote },
];

/** The bar by which a kitchen finds its way on a phone. */
export default function KitchenNavigation() {
  const { pathname } = useLocation();
  return <BottomBar places={places} isAt={to => pathname.startsWith(to)} />;
}
