import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { useMyTiffinWaitsQuery } from '../../../generated/graphql.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { WaitDetails } from './WaitDetails.tsx';

/** Offered plans that the customer waits for; nothing when there are none. */
export function OwnWaits() {
  const id = useId();
  const { data } = useMyTiffinWaitsQuery({ fetchPolicy: 'cache-and-network' });
  const waits = data?.myTiffinWaits.waits ?? [];
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title font-bold">{t`Waiting list`}</h2>
      <ul className="flex flex-col gap-3">
        {waits.map(
          wait =>
            wait.offer && (
              <li key={wait.id}>
                <Card>
                  <h3 className="text-lead leading-snug font-semibold wrap-anywhere">
                    {`${wait.offer.name} · ${wait.offer.supplier.kitchenName}`}
                  </h3>
                  <WaitDetails wait={wait} offer={wait.offer} leadsToChange />
                </Card>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
