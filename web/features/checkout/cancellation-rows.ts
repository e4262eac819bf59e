import { t } from '@lingui/core/macro';
import { cancellationMinutes } from '../../../schema/constants.ts';

export interface CancellationRow {
  when: string;
  outcome: string;
}

/**
 * What happens to an order that is canceled, as far as it can happen: a customer cancels in time and gets everything
 * back, or not at all; a kitchen that cancels gives everything back. Where nothing is paid yet, nothing has to go back.
 */
export const cancellationRows = (total: string, isPaidNow: boolean): CancellationRow[] => {
  const allBack = isPaidNow ? t`You get ${total} back` : t`You pay nothing`;
  return [
    { when: t`By you, until the cut-off or within ${cancellationMinutes} minutes`, outcome: allBack },
    { when: t`By the kitchen, at any time`, outcome: allBack },
  ];
};
