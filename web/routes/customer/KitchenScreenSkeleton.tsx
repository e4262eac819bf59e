import { t } from '@lingui/core/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

const dishes = ['first', 'second', 'third'];

export const KitchenScreenSkeleton = () => (
  <div role="status">
    <span className="sr-only">{t`Loading the kitchen`}</span>
    <Skeleton className="-mx-4 -mt-5 mb-4 h-40 rounded-none" />
    <Skeleton className="mb-2 h-8 w-4/5" />
    <Skeleton className="mb-5 h-5 w-1/2" />
    <Skeleton className="mb-4 h-24" />
    <Skeleton className="mb-6 h-6 w-2/3" />
    <Skeleton className="mb-3 h-7 w-3/5" />
    <div className="mb-6 grid grid-cols-2 gap-2">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
    {dishes.map(dish => (
      <div key={dish} className="flex gap-4 py-4">
        <Skeleton className="h-36 flex-1" />
        <Skeleton className="h-24 w-28" />
      </div>
    ))}
  </div>
);
