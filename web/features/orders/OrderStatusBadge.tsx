import BellRing from '~icons/lucide/bell-ring';
import Bike from '~icons/lucide/bike';
import Check from '~icons/lucide/check';
import CookingPot from '~icons/lucide/cooking-pot';
import ReceiptText from '~icons/lucide/receipt-text';
import X from '~icons/lucide/x';
import type { OrderStatus } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { statusWord } from './order-status-words.ts';

const looks = {
  PLACED: { tone: 'info', Icon: ReceiptText },
  PREPARING: { tone: 'warn', Icon: CookingPot },
  READY: { tone: 'primary', Icon: BellRing },
  DELIVERED: { tone: 'leaf', Icon: Check },
  OUT_FOR_DELIVERY: { tone: 'neutral', Icon: Bike },
  CANCELED: { tone: 'neutral', Icon: X },
} as const;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {statusWord(status)}
    </Badge>
  );
}
