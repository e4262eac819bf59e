import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { momentFrom } from '../../lib/formats/dates.ts';
import { phoneLink, support } from '../../lib/support.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { BillMeals } from './BillMeals.tsx';
import { type Bill, billWeek } from './bill-words.ts';

/** A bill that is to be paid: what it covers, until when, and how. */
export function OpenBill({ bill }: { bill: Bill }) {
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
          {t`This bill is still open, so your next meals aren't ordered. Your plan continues once it is paid.`}
        </Notice>
      ) : (
        <p>{t`Please pay by ${due}.`}</p>
      )}
      <p className="text-muted">
        <Trans>
          Our support team will contact you to arrange payment:{' '}
          <a
            href={phoneLink(support.phone)}
            className="whitespace-nowrap text-primary underline underline-offset-2"
          >
            {support.phone}
          </a>
        </Trans>
      </p>
      <BillMeals bill={bill} />
    </Card>
  );
}
