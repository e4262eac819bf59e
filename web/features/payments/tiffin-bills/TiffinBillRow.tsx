import type { FragmentType } from '@apollo/client';
import { daysAfter } from '../../../../schema/rules/days.ts';
import {
  type TiffinBillRow_billFragment,
  useRecordTiffinBillPaymentMutation,
  useTiffinBillRow_bill,
} from '../../../generated/graphql.ts';
import { daySpan } from '../../../lib/formats/dates.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Contact } from './Contact.tsx';
import { RecordMoney } from './RecordMoney.tsx';

interface Props {
  bill: FragmentType<TiffinBillRow_billFragment>;
  onChanged: () => void;
}

const looks = {
  OPEN: { tone: 'info', word: 'Open' },
  PAID: { tone: 'leaf', word: 'Paid' },
  VOID: { tone: 'neutral', word: 'Void' },
} as const;
const overdue = { tone: 'warn', word: 'Overdue' } as const;

export function TiffinBillRow({ bill: from, onChanged }: Props) {
  const bill = useTiffinBillRow_bill(from);
  const [record] = useRecordTiffinBillPaymentMutation();
  const isOpen = bill.status === 'OPEN';
  const { tone, word } = isOpen && bill.overdueAt ? overdue : looks[bill.status];
  const recordPayment = async () => {
    const variables = { billId: bill.id, amountCents: bill.amount.cents };
    const answer = (await record({ variables })).data!.recordTiffinBillPayment;
    if (answer.__typename !== 'TiffinBill') return answer.message;
    onChanged();
    return undefined;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{bill.billNumber}</p>
        <p className="text-small text-muted">
          {bill.customer.name} · {bill.supplier.kitchenName} ·{' '}
          {daySpan(bill.weekStartsOn, daysAfter(bill.weekStartsOn, 6))}
        </p>
        <Contact person={bill.customer} />
      </div>
      <Badge tone={tone}>{word}</Badge>
      <p className="font-semibold tabular-nums">{bill.amount.text}</p>
      {bill.status !== 'PAID' && (
        <RecordMoney
          dialog={`bill-${bill.id}`}
          button="Record payment"
          label={`Record payment of ${bill.billNumber}`}
          question={`Was ${bill.amount.text} received?`}
          explanation={`Bill ${bill.billNumber} of ${bill.customer.name} will be paid, and the customer is notified. The money becomes their credit at ${bill.supplier.kitchenName} and pays for the orders of their plans.`}
          confirm="Yes, record payment"
          onConfirm={recordPayment}
        />
      )}
    </li>
  );
}
