import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { useTiffinBillingQuery } from '../../generated/graphql.ts';
import { CreditCard } from './CreditCard.tsx';
import { OpenBill } from './OpenBill.tsx';
import { PastBills } from './PastBills.tsx';

/** Support records payments elsewhere, so that a bill changes while it is looked at. */
const pollMilliseconds = 60_000;

/** A customer's bills and credit: what is to be paid above their plans, the rest below. Nothing while it loads. */
export function TiffinBilling({ children }: { children: ReactNode }) {
  const { data } = useTiffinBillingQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: pollMilliseconds,
  });
  const bills = data?.myTiffinBills.nodes ?? [];
  const credits = data?.myTiffinCredits ?? [];
  return (
    <div className="flex flex-col gap-6">
      <Part heading={t`To pay`} items={bills.filter(({ status }) => status === 'OPEN')}>
        {bill => <OpenBill bill={bill} />}
      </Part>
      {children}
      <Part heading={t`Your credit`} items={credits}>
        {credit => <CreditCard credit={credit} />}
      </Part>
      <PastBills bills={bills.filter(({ status }) => status !== 'OPEN')} />
    </div>
  );
}

interface PartProps<Item> {
  heading: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

function Part<Item extends { id: string }>({ heading, items, children }: PartProps<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title font-bold">
        {heading}
      </h2>
      <ul className="flex flex-col gap-3">
        {items.map(item => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
