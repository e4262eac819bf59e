import AlarmClock from '~icons/lucide/alarm-clock';
import TriangleAlert from '~icons/lucide/triangle-alert';
import { Badge } from '../../../ui/display/Badge.tsx';
import type { Urgency } from './urgency.ts';

export const UrgencyBadge = ({ urgency }: { urgency: Urgency | undefined }) => {
  if (!urgency) return null;
  const Icon = urgency.tone === 'danger' ? TriangleAlert : AlarmClock;
  return (
    <span className="font-semibold">
      <Badge tone={urgency.tone} icon={<Icon aria-hidden />}>
        {urgency.words}
      </Badge>
    </span>
  );
};
