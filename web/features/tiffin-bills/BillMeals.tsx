import { t } from '@lingui/core/macro';
import { shortDay } from '../../lib/formats/dates.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import type { Bill } from './bill-words.ts';

/** What a bill covers, as it was billed, down to what there is or was to pay. */
export const BillMeals = ({ bill }: { bill: Bill }) => (
  <>
    <ul className="divide-y divide-border">
      {bill.lines.map((line, position) => (
        // A bill never changes, and two plans can have the same meal of a day.
        <li key={position} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
          <span className="min-w-0">
            {shortDay(line.serviceDate)} · {mealtimeTitle(line.mealtime)}
            {line.orderNumber && (
              <span className="block text-small text-muted">{t`Order ${line.orderNumber}`}</span>
            )}
          </span>
          <span className="tabular-nums">{line.price.text}</span>
        </li>
      ))}
    </ul>
    <dl className="flex flex-col gap-1 border-t border-border pt-2 tabular-nums">
      {bill.credit.cents > 0 && (
        <>
          <div className="flex flex-wrap justify-between gap-x-3 text-muted">
            <dt>{t`Meals`}</dt>
            <dd>{bill.meals.text}</dd>
          </div>
          <div className="flex flex-wrap justify-between gap-x-3 text-muted">
            <dt>{t`Your credit`}</dt>
            <dd>−{bill.credit.text}</dd>
          </div>
        </>
      )}
      <div className="flex flex-wrap justify-between gap-x-3 font-bold">
        <dt>{bill.status === 'OPEN' ? t`To pay` : t`Total`}</dt>
        <dd>{bill.amount.text}</dd>
      </div>
    </dl>
  </>
);
