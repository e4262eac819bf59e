import { t } from '@lingui/core/macro';
import { useCreditAtStopQuery } from '../../../generated/graphql.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { creditAtStop } from './credit-at-stop.ts';

/** Kitchens take orders for a week ahead. */
const orderedDays = 14;

interface Props {
  planId: string;
  isAsked: boolean;
  onChange: (isAsked: boolean) => void;
}

/** The credit that a stop leaves, and the choice to have it paid back; nothing where there is none. */
export function CreditAtStop({ planId, isAsked, onChange }: Props) {
  const { data } = useCreditAtStopQuery({
    variables: { planId, first: orderedDays },
    fetchPolicy: 'network-only',
  });
  const left = data && creditAtStop(data.tiffinPlan);
  if (!left?.cents) return null;
  const money = formatMoney(left.cents);
  return (
    <div className="flex flex-col gap-1">
      <p>
        {left.isRest
          ? t`Without what you asked for before, your credit at this kitchen is then ${money}.`
          : t`Your credit at this kitchen is then ${money}.`}
      </p>
      <Checkbox
        checked={isAsked}
        onChange={event => onChange(event.target.checked)}
        label={t`Pay it back to me`}
      />
      <p className="text-small text-muted">
        {t`Our support team will contact you. Unpaid meals and your other plans there use it first.`}
      </p>
    </div>
  );
}
