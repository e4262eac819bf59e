import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { type Cents, dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { enterCreditGiven } from '../ledger/ledger.ts';
import type { TiffinCredit } from './tiffin-credit.ts';

/** Adds to a customer's locked credit from the share of the marketplace. */
export const giveCredit = async (work: Work, credit: TiffinCredit, cents: Cents): Promise<void> => {
  const { em, now } = work;
  const { customerId, supplierId } = credit;
  const { kitchenName } = await em.findOneOrFail(Supplier, { id: supplierId });
  credit.add(cents, now);
  enterCreditGiven(work, { id: newIdentifier(now), customerId, supplierId, cents });
  recordAudit(work, {
    action: 'CREDIT_GIVEN',
    subjectKind: 'credit',
    subjectId: credit.id,
    subjectName: `Credit at ${kitchenName}`,
    after: { amount: dollars(cents), customerId },
  });
};
