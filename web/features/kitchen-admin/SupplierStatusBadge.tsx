import Ban from '~icons/lucide/ban';
import CircleCheck from '~icons/lucide/circle-check';
import ClipboardCheck from '~icons/lucide/clipboard-check';
import CookingPot from '~icons/lucide/cooking-pot';
import Pause from '~icons/lucide/pause';
import PencilLine from '~icons/lucide/pencil-line';
import X from '~icons/lucide/x';
import type { SupplierStatus } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { supplierStatusWords } from './supplier-status-words.ts';

const looks = {
  LISTED: { tone: 'leaf', Icon: CircleCheck },
  PAUSED: { tone: 'neutral', Icon: Pause },
  WITHOUT_DISHES: { tone: 'neutral', Icon: CookingPot },
  IN_REVIEW: { tone: 'warn', Icon: ClipboardCheck },
  REGISTERING: { tone: 'info', Icon: PencilLine },
  REJECTED: { tone: 'primary', Icon: X },
  SUSPENDED: { tone: 'danger', Icon: Ban },
} as const;

export function SupplierStatusBadge({ status }: { status: SupplierStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {supplierStatusWords[status]}
    </Badge>
  );
}
