import Clock from '~icons/lucide/clock';
import { Badge } from '../../ui/display/Badge.tsx';
import { waitingWords } from './waiting-words.ts';

export function WaitingBadge({ businessDays }: { businessDays: number | null }) {
  const waiting = waitingWords(businessDays);
  return (
    waiting && (
      <Badge tone={waiting.tone} icon={<Clock aria-hidden />}>
        {waiting.words}
      </Badge>
    )
  );
}
