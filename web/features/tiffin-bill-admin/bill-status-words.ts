import { t } from '@lingui/core/macro';
import type { TiffinBillStatus } from '../../generated/graphql.ts';

interface Bill {
  status: TiffinBillStatus;
  overdueAt: string | null;
}

type Look = TiffinBillStatus | 'OVERDUE';

/** The status of a bill, which is overdue when the plans wait for it. */
export const billLook = ({ status, overdueAt }: Bill): Look =>
  status === 'OPEN' && overdueAt ? 'OVERDUE' : status;

export const billLookWord = (look: Look): string =>
  ({
    OPEN: t({ message: 'Open', context: 'a bill' }),
    OVERDUE: t({ message: 'Overdue', context: 'a bill' }),
    PAID: t`Paid`,
    VOID: t({ message: 'Void', context: 'a bill' }),
  })[look];
