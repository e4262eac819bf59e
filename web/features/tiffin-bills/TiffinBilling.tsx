import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId, useState } from 'react';
import { useTiffinBillingQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { inPages } from '../../lib/paged-list.ts';
import { CreditCard } from './CreditCard.tsx';
import { OpenBill } from './OpenBill.tsx';
import { PastBills } from './PastBills.tsx';
import { SavedCardCard } from './SavedCardCard.tsx';

/** Support records payments elsewhere, so that a bill changes while it is looked at. */
const pollMilliseconds = 60_000;

/** A customer's bills and credit: what is to be paid above their plans, the rest below. Nothing while it loads. */
export function TiffinBilling({ children }: { children: ReactNode }) {
  const [hasMore, setHasMore] = useState(false);
  const { data, networkStatus, fetchMore, refetch } = useTiffinBillingQuery({
    ...inPages,
    // Another look at the first page would remove the later ones from the list.
    pollInterval: hasMore ? 0 : pollMilliseconds,
  });
  const bills = data?.myTiffinBills.edges.map(({ node }) => node) ?? [];
  const credits = data?.myTiffinCredits ?? [];
  const card = data?.mySavedCard ?? null;
  const takesCards = data?.paymentConfiguration.configured ?? false;
  return (
    <div className="flex flex-col gap-6">
      <Part heading={t`To pay`} items={bills.filter(({ status }) => status === 'OPEN')}>
        {bill => <OpenBill bill={bill} card={card} takesCards={takesCards} />}
      </Part>
      {children}
      <Part heading={t`Your credit`} items={credits}>
        {credit => <CreditCard credit={credit} />}
      </Part>
      <Part heading={t`Your card for weekly bills`} items={card ? [card] : []}>
        {each => <SavedCardCard card={each} onRemoved={() => void refetch()} />}
      </Part>
      <PastBills
        bills={bills.filter(({ status }) => status !== 'OPEN')}
        after={data ? nextPage(data.myTiffinBills.pageInfo) : null}
        isLoadingMore={networkStatus === NetworkStatus.fetchMore}
        onMore={after => {
          setHasMore(true);
          return fetchMore({ variables: { after } });
        }}
      />
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
