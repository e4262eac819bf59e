import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  type TiffinCreditRow_creditFragment,
  useRecordTiffinCreditReturnMutation,
  useTiffinCreditRow_credit,
} from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useMay } from '../../lib/rights.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Contact } from './Contact.tsx';
import { RecordMoney } from './RecordMoney.tsx';

interface Props {
  credit: FragmentType<TiffinCreditRow_creditFragment>;
  onChanged: () => void;
}

export function TiffinCreditRow({ credit: from, onChanged }: Props) {
  const credit = useTiffinCreditRow_credit(from);
  const may = useMay();
  const [record] = useRecordTiffinCreditReturnMutation();
  const { amount, askedBackAmount, askedBackAt, customer, supplier } = credit;
  const returnable = askedBackAmount ?? amount;
  const { name } = customer;
  const { kitchenName } = supplier;
  const recordReturn = async () => {
    const variables = { creditId: credit.id, amountCents: returnable.cents, askedBackAt };
    const answer = (await record({ variables })).data!.recordTiffinCreditReturn;
    if (answer.__typename !== 'TiffinCredit') return refusalText(answer);
    onChanged();
    return undefined;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-muted">{kitchenName}</p>
        <Contact person={customer} />
      </div>
      {askedBackAmount && (
        <Badge tone="warn">
          {askedBackAmount.cents === amount.cents
            ? t`Refund requested`
            : t`Refund of ${askedBackAmount.text} requested`}
        </Badge>
      )}
      <p className="font-semibold tabular-nums">{amount.text}</p>
      {may('REFUND') && (
        <RecordMoney
          dialog={`credit-${credit.id}`}
          button={t`Record refund`}
          label={t`Record refund to ${name}`}
          question={t`Was ${returnable.text} paid back?`}
          explanation={
            returnable.cents === amount.cents
              ? t`All credit of ${name} at ${kitchenName} will be recorded as paid back.`
              : t`The rest of the credit of ${name} at ${kitchenName} stays for their next meals.`
          }
          confirm={t`Yes, it was paid back`}
          onConfirm={recordReturn}
        />
      )}
    </li>
  );
}
