import { t } from '@lingui/core/macro';
import type { PrepSupplement_supplementFragment } from '../../../generated/graphql.ts';
import { ChangedDishes } from './ChangedDishes.tsx';
import { ChangedPortions } from './ChangedPortions.tsx';
import { PrepChangeRow } from './PrepChangeRow.tsx';
import { timeOfChange } from './time-of-change.ts';

interface Props {
  supplement: PrepSupplement_supplementFragment;
  serviceDate: string;
  timeZone: string;
}

/** What changed since the cut-off, for a cook who works from a sheet that was printed then. */
export function PrepSupplement({ supplement, serviceDate, timeZone }: Props) {
  const { cutOffAt, dishes, changes, reopenedOrders } = supplement;
  const day = { serviceDate, timeZone };
  const cutOff = timeOfChange(cutOffAt, day);
  if (changes.length === 0 && reopenedOrders.length === 0)
    return <p className="mb-5 text-muted">{t`Nothing has changed since the cut-off (${cutOff}).`}</p>;
  return (
    <section
      aria-labelledby="since-cut-off"
      className="mb-6 flex flex-col gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="since-cut-off" className="text-title font-bold">
        {t`Since the cut-off (${cutOff})`}
      </h2>
      {dishes.length > 0 && <ChangedPortions dishes={dishes} />}
      {changes.length > 0 && (
        <ol className="divide-y divide-border">
          {changes.map(change => (
            <PrepChangeRow key={change.id} change={change} {...day} />
          ))}
        </ol>
      )}
      <ChangedDishes orders={reopenedOrders} {...day} />
    </section>
  );
}
