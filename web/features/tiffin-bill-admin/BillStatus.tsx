import { t } from '@lingui/core/macro';
import type { BillTable_billFragment } from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { BillStatusBadge } from './BillStatusBadge.tsx';
import { billLook } from './bill-status-words.ts';

/** Since when, or until when, a bill is what it is. */
const whenOf = (bill: BillTable_billFragment): string | null => {
  const moment = (instant: string) => dateAndTime(instant, bill.supplier.city.timeZone);
  const words = {
    OPEN: t`Due ${moment(bill.dueAt)}`,
    OVERDUE: t`Since ${moment(bill.overdueAt ?? bill.dueAt)}`,
    PAID: bill.paidAt && moment(bill.paidAt),
    VOID: null,
  };
  return words[billLook(bill)];
};

export const BillStatus = ({ bill }: { bill: BillTable_billFragment }) => (
  <>
    <BillStatusBadge bill={bill} />
    <span className="mt-1 block text-small text-muted empty:hidden">{whenOf(bill)}</span>
  </>
);
