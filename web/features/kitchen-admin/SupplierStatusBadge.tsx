import { Ban, CircleCheck, ClipboardCheck, CookingPot, Pause, PencilLine, X } from 'lucide-react';
import type { KitchenStanding } from '../../generated/graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { standingWords } from './supplier-status-words.ts';

const looks = {
  LISTED: { tone: 'leaf', Icon: CircleCheck },
  PAUSED: { tone: 'neutral', Icon: Pause },
  WITHOUT_DISHES: { tone: 'neutral', Icon: CookingPot },
  IN_REVIEW: { tone: 'warn', Icon: ClipboardCheck },
  REGISTERING: { tone: 'info', Icon: PencilLine },
  REJECTED: { tone: 'primary', Icon: X },
  SUSPENDED: { tone: 'danger', Icon: Ban },
} as const;

export function StandingBadge({ standing }: { standing: KitchenStanding }) {
  const { tone, Icon } = looks[standing];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {standingWords[standing]}
    </Badge>
  );
}
