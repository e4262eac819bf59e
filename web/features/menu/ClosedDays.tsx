import { t } from '@lingui/core/macro';
import type { KitchenClosedNote_supplierFragment } from '../../generated/graphql.ts';
import { daySpan } from '../../lib/formats/dates.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Number of closures shown to customers; later ones follow when these have passed. */
const shown = 3;

/** For example 'Closed Nov 26 – Nov 28', and below it the cook's word why. */
export const ClosedDays = ({ closures }: Pick<KitchenClosedNote_supplierFragment, 'closures'>) => (
  <Notice tone="warn">
    <ul className="flex flex-col gap-2">
      {closures.slice(0, shown).map(({ id, firstDay, lastDay, reason }) => (
        <li key={id}>
          <strong className="font-semibold">{t`Closed ${daySpan(firstDay, lastDay)}`}</strong>
          <span className="block text-muted">{reason}</span>
        </li>
      ))}
    </ul>
  </Notice>
);
