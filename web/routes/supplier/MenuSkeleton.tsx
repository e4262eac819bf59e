import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export const MenuSkeleton = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-12" />
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-40 rounded-card" />
  </div>
);
