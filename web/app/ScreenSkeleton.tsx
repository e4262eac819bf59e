import { t } from '@lingui/core/macro';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';

export const ScreenSkeleton = () => (
  <div className="flex flex-col gap-4" role="status">
    <span className="sr-only">{t`Loading`}</span>
    <Skeleton className="h-8 w-3/5" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
);
