import type { FragmentType } from '@apollo/client';
import { type TiffinBillRow_billFragment, useTiffinBillRow_bill } from '../../generated/graphql.ts';
import { BillStatusBadge } from './BillStatusBadge.tsx';
import { billWeek } from './bill-week.ts';
import { Contact } from './Contact.tsx';
import { RecordBillPayment } from './RecordBillPayment.tsx';

interface Props {
  bill: FragmentType<TiffinBillRow_billFragment>;
  onChanged: () => void;
}

export function TiffinBillRow({ bill: from, onChanged }: Props) {
  const bill = useTiffinBillRow_bill(from);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{bill.billNumber}</p>
        <p className="text-small text-muted">
          {bill.customer.name} · {bill.supplier.kitchenName} · {billWeek(bill)}
        </p>
        <Contact person={bill.customer} />
      </div>
      <BillStatusBadge bill={bill} />
      <p className="font-semibold tabular-nums">{bill.amount.text}</p>
      <RecordBillPayment bill={bill} onRecorded={onChanged} />
    </li>
  );
}
