import { t } from '@lingui/core/macro';
import { chosenWords } from '../../../food/chosen-words.ts';
import type { PlanDay } from '../days/day-action.ts';

const lineWords = ({ quantity, dishName, choices }: PlanDay['lines'][number]): string =>
  choices.length > 0 ? `${quantity} × ${dishName} (${chosenWords(choices)})` : `${quantity} × ${dishName}`;

/** What a changed day has in place of what the plan has. */
export const ChangedMeal = ({ day: { lines, total, ownAddress } }: { day: PlanDay }) => (
  <div className="mt-1 text-small">
    <p className="text-pretty">
      {lines.map(lineWords).join(', ')} · <span className="tabular-nums">{total.text}</span>
    </p>
    {ownAddress && <p className="text-muted">{t`To ${ownAddress}`}</p>}
  </div>
);
