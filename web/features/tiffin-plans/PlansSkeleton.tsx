import { t } from '@lingui/core/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

const cards = ['first', 'second', 'third'];

export const PlansSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{t`Loading your tiffin plans`}</span>
    {cards.map(card => (
      <Skeleton key={card} className="h-36 rounded-card" />
    ))}
  </div>
);
