import { plural, t } from '@lingui/core/macro';
import { formatMoney } from '../../../lib/formats/money.ts';

/** What a meal and a week cost. */
export const PlanPrice = ({ totalCents, meals }: { totalCents: number; meals: number }) => (
  <p className="flex flex-wrap justify-between gap-x-3 text-lead font-bold tabular-nums">
    <span>{t`${formatMoney(totalCents)} a meal`}</span>
    {meals > 0 && (
      <span>
        {plural(meals, {
          one: `${formatMoney(totalCents)} a week for # meal`,
          other: `${formatMoney(totalCents * meals)} a week for # meals`,
        })}
      </span>
    )}
  </p>
);
