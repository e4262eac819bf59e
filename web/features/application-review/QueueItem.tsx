import clsx from 'clsx';
import { Link } from 'react-router-dom';
import type { ReviewQueueQuery } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { statusTones, statusWords } from './review-words.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

export type Queued = ReviewQueueQuery['applications']['edges'][number]['node'];

export function QueueItem({
  application,
  isSelected,
  to,
}: {
  application: Queued;
  isSelected: boolean;
  to: string;
}) {
  const { status, businessDaysWaiting, supplier } = application;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isSelected || undefined}
      className={clsx(
        'block rounded-card border p-3.5',
        isSelected ? 'border-primary bg-primary-soft' : 'border-border bg-surface hover:bg-sunken',
      )}
    >
      <span className="block font-semibold wrap-anywhere">{supplier.kitchenName}</span>
      <span className="block text-small text-muted">
        {supplier.cookName}, {supplier.city.name}
      </span>
      <span className="mt-2 flex flex-wrap gap-1.5">
        <WaitingBadge businessDays={businessDaysWaiting} />
        <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
      </span>
    </Link>
  );
}
