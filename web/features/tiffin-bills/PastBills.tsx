import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { FoldButton } from '../../ui/lists/FoldButton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { BillMeals } from './BillMeals.tsx';
import { type Bill, billWeek } from './bill-words.ts';

interface Props {
  bills: readonly Bill[];
  /** The cursor of earlier ones; null at the end. */
  after: string | null;
  isLoadingMore: boolean;
  onMore: (after: string) => Promise<unknown>;
}

/** Bills that are paid or void, folded. */
export function PastBills({ bills, after, isLoadingMore, onMore }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (bills.length === 0) return null;
  return (
    <section>
      <h2 className="text-title font-bold">
        <FoldButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>{t`Past tiffin bills`}</FoldButton>
      </h2>
      {isOpen && (
        <>
          <ul className="mt-2 flex flex-col gap-3">
            {bills.map(bill => (
              <li key={bill.id}>
                <PastBill bill={bill} />
              </li>
            ))}
          </ul>
          <MoreButton after={after} words={t`Show more bills`} isLoading={isLoadingMore} onMore={onMore} />
        </>
      )}
    </section>
  );
}

function PastBill({ bill }: { bill: Bill }) {
  const [isOpen, setIsOpen] = useState(false);
  const { billNumber } = bill;
  return (
    <Card>
      <h3 className="font-semibold">
        <FoldButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
            <span>
              {billWeek(bill)}
              <span className="block text-small font-normal text-muted">{bill.supplier.kitchenName}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 tabular-nums">
              {bill.status === 'PAID' ? (
                <Badge tone="leaf">{t`Paid`}</Badge>
              ) : (
                <Badge>{t({ message: 'Nothing to pay', context: 'bill' })}</Badge>
              )}
              {bill.amount.text}
            </span>
          </span>
        </FoldButton>
      </h3>
      {isOpen && (
        <>
          <p className="mt-1 text-small text-muted">{t`Bill ${billNumber}`}</p>
          <BillMeals bill={bill} />
        </>
      )}
    </Card>
  );
}
