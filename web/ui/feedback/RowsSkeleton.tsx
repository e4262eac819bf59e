import { t } from '@lingui/core/macro';
import { Skeleton } from './Skeleton.tsx';

const rows = [1, 2, 3, 4, 5];

/** A placeholder for a list while it loads. */
export const RowsSkeleton = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{t`Loading`}</span>
    {rows.map(row => (
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
);
