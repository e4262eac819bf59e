import { t } from '@lingui/core/macro';
import CircleDollarSign from '~icons/lucide/circle-dollar-sign';
import { Badge } from '../../../ui/display/Badge.tsx';

/** Marks an unpaid order: a cook may want to know before cooking for a stranger. */
export const UnpaidBadge = () => (
  <Badge tone="neutral" icon={<CircleDollarSign aria-hidden />}>
    {t`Not paid`}
  </Badge>
);
