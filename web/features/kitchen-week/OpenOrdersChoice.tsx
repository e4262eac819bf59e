import { plural, t } from '@lingui/core/macro';
import type { OpenOrdersDecision } from '../../generated/graphql.ts';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';

interface Props {
  /** How many are known here; 0 when the server alone knows of them. */
  orders: number;
  value: OpenOrdersDecision | null;
  onChange: (value: OpenOrdersDecision) => void;
}

/** What happens to orders for days that are closed; customers are notified either way. */
export const OpenOrdersChoice = ({ orders, value, onChange }: Props) => (
  <RadioCards
    legend={
      orders > 0
        ? plural(orders, {
            one: 'You have # order for these days',
            other: 'You have # orders for these days',
          })
        : t`You have orders for these days`
    }
    options={[
      {
        value: 'KEEP',
        title: t`Keep and cook`,
        description: t`We'll let your customers know that you'll still cook for them.`,
      },
      {
        value: 'CANCEL',
        title: t`Cancel and refund`,
        description: t`Customers get a full refund and see why you're closed.`,
      },
    ]}
    value={value}
    onChange={onChange}
  />
);
