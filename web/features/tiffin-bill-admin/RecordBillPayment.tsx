import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  type RecordBillPayment_billFragment,
  useRecordBillPayment_bill,
  useRecordTiffinBillPaymentMutation,
} from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useMay } from '../../lib/rights.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { RecordMoney } from './RecordMoney.tsx';

interface Props {
  bill: FragmentType<RecordBillPayment_billFragment>;
  onRecorded?: () => void;
}

/** Records that the money of a bill arrived otherwise than by card, also of one that became void meanwhile. */
export function RecordBillPayment({ bill: from, onRecorded }: Props) {
  const { id, billNumber, status, amount, customer, supplier } = useRecordBillPayment_bill(from);
  const may = useMay();
  const toast = useToast();
  const [record] = useRecordTiffinBillPaymentMutation();
  if (status === 'PAID' || !may('REFUND')) return null;
  const recordPayment = async () => {
    const variables = { billId: id, amountCents: amount.cents };
    const answer = (await record({ variables })).data!.recordTiffinBillPayment;
    if (answer.__typename !== 'TiffinBill') return refusalText(answer);
    toast({ tone: 'success', title: t`Payment of ${billNumber} recorded` });
    onRecorded?.();
    return undefined;
  };
  const { name } = customer;
  const { kitchenName } = supplier;
  return (
    <RecordMoney
      dialog={`bill-${id}`}
      button={t`Record payment`}
      label={t`Record payment of ${billNumber}`}
      question={t`Was ${amount.text} received?`}
      explanation={t`Bill ${billNumber} of ${name} will be paid, and the customer is notified. The money becomes their credit at ${kitchenName} and pays for the orders of their plans.`}
      confirm={t`Yes, record payment`}
      onConfirm={recordPayment}
    />
  );
}
