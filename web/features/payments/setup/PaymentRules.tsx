import { cardFee, commissionPercent, payoutBusinessDays } from '../../../../schema/constants.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Card } from '../../../ui/display/Card.tsx';

const settings = [
  { name: 'Currency', value: 'USD' },
  { name: 'Platform fee', value: `${commissionPercent}%` },
  { name: 'Supplier share', value: `${100 - commissionPercent}%` },
  { name: 'Card processing fee', value: `${cardFee.percent}% + ${formatMoney(cardFee.cents)}` },
  { name: 'Supplier payouts', value: `within ${payoutBusinessDays} business days` },
];

/** What is fixed by the agreement with kitchens; to be read, not changed. */
export const PaymentRules = () => (
  <Card>
    <h2 className="text-title font-bold">Payment Settings</h2>
    <dl className="mt-3 divide-y divide-border">
      {settings.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3 py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
