import { t } from '@lingui/core/macro';
import { commissionOf } from '../../../schema/commission.ts';

export interface CancellationShare {
  when: string;
  customer: number;
  kitchen: number;
  marketplace: number;
}

/** What each side gets of an order that is cancelled, in cents. */
export const cancellationShares = (totalCents: number): CancellationShare[] => {
  const marketplace = commissionOf(totalCents);
  const allBack = { customer: totalCents, kitchen: 0, marketplace: 0 };
  return [
    { when: t`Now, until the cut-off`, ...allBack },
    {
      when: t`After the cut-off`,
      customer: 0,
      kitchen: totalCents - marketplace,
      marketplace,
    },
    { when: t`By the kitchen`, ...allBack },
  ];
};
