import Ban from '~icons/lucide/ban';
import CircleCheck from '~icons/lucide/circle-check';
import { Badge } from '../../ui/display/Badge.tsx';

export const AccessBadge = ({ isDisabled }: { isDisabled: boolean }) =>
  isDisabled ? (
    <Badge tone="danger" icon={<Ban aria-hidden />}>
      Disabled
    </Badge>
  ) : (
    <Badge tone="leaf" icon={<CircleCheck aria-hidden />}>
      Enabled
    </Badge>
  );
