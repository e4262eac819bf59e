import { t } from '@lingui/core/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export const AnalyticsSkeleton = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">{t`Loading your analytics`}</span>
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
);
