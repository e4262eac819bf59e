import { t } from '@lingui/core/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

const dishes = ['first', 'second', 'third'];

export const KitchenScreenSkeleton = () => (
  <div role="status">
    <span className="sr-only">{t`Loading the kitchen`}</span>
    <Skeleton className="-mx-4 -mt-5 h-30 rounded-none" />
    <div className="mt-2 mb-3 flex gap-3">
      <Skeleton className="size-16 rounded-full" />
      <Skeleton className="h-10 flex-1" />
    </div>
    <Skeleton className="mb-2 h-5 w-2/3" />
    <Skeleton className="mb-8 h-12" />
    <Skeleton className="mb-2 h-11" />
    <Skeleton className="mb-4 h-11" />
    {dishes.map(dish => (
      <div key={dish} className="flex gap-4 py-4">
        <Skeleton className="h-36 flex-1" />
        <Skeleton className="h-24 w-28" />
      </div>
    ))}
  </div>
);
