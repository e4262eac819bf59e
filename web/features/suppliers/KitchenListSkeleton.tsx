import { t } from '@lingui/core/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { KitchenView } from './kitchen-filters.ts';
import { kitchenListLook } from './kitchen-list-look.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export const KitchenListSkeleton = ({ view }: { view: KitchenView }) => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{t`Loading kitchens`}</span>
    <div className={kitchenListLook(view)}>
      {places.map(place => (
        <Skeleton key={place} className={view === 'grid' ? 'h-96 rounded-card' : 'h-44 rounded-card'} />
      ))}
    </div>
  </div>
);
