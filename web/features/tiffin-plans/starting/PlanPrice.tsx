import { plural, t } from '@lingui/core/macro';
import { formatMoney } from '../../../lib/formats/money.ts';

interface Props {
  totalCents: number;
  /** Whether a meal can cost more, as something is still to be chosen. */
  isLeast: boolean;
  /** Number of meals a week; 0 for a single one. */
  meals: number;
}

/** What a meal and a week cost; a week only once it is known. */
export const PlanPrice = ({ totalCents, isLeast, meals }: Props) => (
  <p className="flex flex-wrap justify-between gap-x-3 text-lead font-bold tabular-nums">
    <span>{isLeast ? t`From ${formatMoney(totalCents)} a meal` : t`${formatMoney(totalCents)} a meal`}</span>
    {meals > 0 && !isLeast && (
      <span>
        {plural(meals, {
          one: `${formatMoney(totalCents)} a week for # meal`,
          other: `${formatMoney(totalCents * meals)} a week for # meals`,
        })}
      </span>
    )}
  </p>
);
