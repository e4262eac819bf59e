import { t } from '@lingui/core/macro';
import type { PlanDay } from '../days/day-action.ts';

/** What a changed day has in place of what the plan has. */
export const ChangedMeal = ({ day: { lines, total, ownAddress } }: { day: PlanDay }) => (
  <div className="mt-1 text-small">
    <p className="text-pretty">
      {lines.map(({ quantity, dishName }) => `${quantity} × ${dishName}`).join(', ')} ·{' '}
      <span className="tabular-nums">{total.text}</span>
    </p>
    {ownAddress && <p className="text-muted">{t`To ${ownAddress}`}</p>}
  </div>
);
