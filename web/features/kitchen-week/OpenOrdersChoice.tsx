import type { OpenOrdersDecision } from '../../generated/graphql.ts';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { ordersText } from './week-words.ts';

interface Props {
  /** How many are known here; 0 when the server alone knows of them. */
  orders: number;
  value: OpenOrdersDecision | null;
  onChange: (value: OpenOrdersDecision) => void;
}

/** What happens to orders for days that are closed; customers are notified either way. */
export const OpenOrdersChoice = ({ orders, value, onChange }: Props) => (
  <RadioCards
    legend={orders > 0 ? `You have ${ordersText(orders)} for these days` : 'You have orders for these days'}
    options={[
      {
        value: 'KEEP',
        title: 'Keep and cook',
        description: "We'll let your customers know that you'll still cook for them.",
      },
      {
        value: 'CANCEL',
        title: 'Cancel and refund',
        description: "Customers get a full refund and see why you're closed.",
      },
    ]}
    value={value}
    onChange={onChange}
  />
);
