import Ban from '~icons/lucide/ban';
import Bike from '~icons/lucide/bike';
import CalendarDays from '~icons/lucide/calendar-days';
import CalendarOff from '~icons/lucide/calendar-off';
import CalendarX from '~icons/lucide/calendar-x';
import Check from '~icons/lucide/check';
import ChefHat from '~icons/lucide/chef-hat';
import CircleAlert from '~icons/lucide/circle-alert';
import CreditCard from '~icons/lucide/credit-card';
import DoorClosed from '~icons/lucide/door-closed';
import LoaderCircle from '~icons/lucide/loader-circle';
import PackageCheck from '~icons/lucide/package-check';
import ShoppingBag from '~icons/lucide/shopping-bag';
import Soup from '~icons/lucide/soup';
import type { TiffinDayLook } from '../../../generated/graphql.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { dayLookWord } from './day-look-words.ts';

const looks = {
  PLANNED: { tone: 'info', Icon: CalendarDays },
  ORDERING: { tone: 'info', Icon: LoaderCircle },
  CONFIRMED: { tone: 'leaf', Icon: Check },
  COOKING: { tone: 'leaf', Icon: ChefHat },
  READY: { tone: 'leaf', Icon: ShoppingBag },
  ON_THE_WAY: { tone: 'leaf', Icon: Bike },
  DELIVERED: { tone: 'leaf', Icon: PackageCheck },
  CANCELED: { tone: 'neutral', Icon: Ban },
  SKIPPED: { tone: 'neutral', Icon: CalendarOff },
  CLOSED: { tone: 'neutral', Icon: DoorClosed },
  SOLD_OUT: { tone: 'warn', Icon: Soup },
  UNPAID: { tone: 'warn', Icon: CreditCard },
  WAITING: { tone: 'warn', Icon: CircleAlert },
  MISSED: { tone: 'danger', Icon: CalendarX },
} as const satisfies Record<TiffinDayLook, object>;

export function DayLookBadge({ look }: { look: TiffinDayLook }) {
  const { tone, Icon } = looks[look];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {dayLookWord(look)}
    </Badge>
  );
}
