import type { FragmentType } from '@apollo/client';
import {
  type TiffinCreditRow_creditFragment,
  useRecordTiffinCreditReturnMutation,
  useTiffinCreditRow_credit,
} from '../../../generated/graphql.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Contact } from './Contact.tsx';
import { RecordMoney } from './RecordMoney.tsx';

interface Props {
  credit: FragmentType<TiffinCreditRow_creditFragment>;
  onChanged: () => void;
}

export function TiffinCreditRow({ credit: from, onChanged }: Props) {
  const credit = useTiffinCreditRow_credit(from);
  const [record] = useRecordTiffinCreditReturnMutation();
  const { amount, customer, supplier } = credit;
  const recordReturn = async () => {
    const variables = { creditId: credit.id, amountCents: amount.cents };
    const answer = (await record({ variables })).data!.recordTiffinCreditReturn;
    if (answer.__typename !== 'TiffinCredit') return answer.message;
    onChanged();
    return undefined;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{customer.name}</p>
        <p className="text-small text-muted">{supplier.kitchenName}</p>
        <Contact person={customer} />
      </div>
      {credit.askedBackAt && <Badge tone="warn">Asked back</Badge>}
      <p className="font-semibold tabular-nums">{amount.text}</p>
      <RecordMoney
        dialog={`credit-${credit.id}`}
        button="Credit given back"
        label={`Credit given back to ${customer.name}`}
        question={`Was ${amount.text} paid back?`}
        explanation={`All credit of ${customer.name} at ${supplier.kitchenName} will be recorded as paid back.`}
        confirm="Yes, it was paid back"
        onConfirm={recordReturn}
      />
    </li>
  );
}
