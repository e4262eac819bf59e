import { t } from '@lingui/core/macro';
import { momentFrom } from '../../lib/formats/dates.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { BillMeals } from './BillMeals.tsx';
import { type Bill, billWeek, type SavedCard } from './bill-words.ts';
import { HowToPay } from './HowToPay.tsx';

interface Props {
  bill: Bill;
  card: SavedCard | null;
  takesCards: boolean;
}

/** A bill that is to be paid: what it covers, until when, and how. */
export function OpenBill({ bill, card, takesCards }: Props) {
  const { billNumber, supplier, dueAt, overdueAt } = bill;
  const { kitchenName, city } = supplier;
  const due = momentFrom(dueAt, city.timeZone, new Date());
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h3 className="text-lead leading-snug font-semibold text-pretty">{kitchenName}</h3>
        <p>{t`Bill for ${billWeek(bill)}: ${bill.amount.text}`}</p>
        <p className="text-small text-muted">{t`Bill ${billNumber}`}</p>
      </div>
      {overdueAt ? (
        <Notice tone="warn">
          {t`This bill is overdue. Until it is paid, no more meals of your tiffin plans from ${kitchenName} are ordered.`}
        </Notice>
      ) : (
        <p>{t`Please pay by ${due}.`}</p>
      )}
      <HowToPay bill={bill} card={card} takesCards={takesCards} />
      <BillMeals bill={bill} />
    </Card>
  );
}
