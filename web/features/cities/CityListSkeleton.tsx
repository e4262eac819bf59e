import { t } from '@lingui/core/macro';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

const rows = [...'abcdefghijkl'];

export const CityListSkeleton = () => (
  <div role="status" className="flex flex-col gap-px">
    <span className="sr-only">{t`Loading cities`}</span>
    {rows.map(row => (
      <Skeleton key={row} className="h-16 rounded-none first:rounded-t-card last:rounded-b-card" />
    ))}
  </div>
);
