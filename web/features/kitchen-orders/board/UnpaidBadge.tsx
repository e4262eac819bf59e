import { CircleDollarSign } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';

/** The money of an order is still to come: a cook may want to know before cooking for a stranger. */
export const UnpaidBadge = () => (
  <Badge tone="neutral" icon={<CircleDollarSign aria-hidden />}>
    Not paid
  </Badge>
);
