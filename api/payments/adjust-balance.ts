import { adjustment } from '../../schema/rules/money.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { checked } from '../core/checked.ts';
import { isIdentifier, newIdentifier } from '../core/identifier.ts';
import { dollars } from '../core/money.ts';
import { operation, type Work } from '../core/operation.ts';
import { InvalidInput, type Problem } from '../core/problem.ts';
import { admins } from '../core/rules.ts';
import { KitchenUnavailable } from '../orders/order-problems.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { enterAdjustment } from './ledger.ts';
import type { AdjustBalanceInput } from './payment-inputs.ts';

/** The marketplace gives a kitchen something outside of orders, or takes it, with a reason both read. */
export const adjustBalance = operation(
  admins,
  async (
    work: Work,
    { supplierId, ...input }: AdjustBalanceInput,
  ): Promise<{ entryId: string } | Problem> => {
    const given = checked(adjustment, input);
    if (given instanceof InvalidInput) return given;
    const supplier = isIdentifier(supplierId) && (await work.em.findOne(Supplier, { id: supplierId }));
    if (!supplier) return new KitchenUnavailable();
    const { cents, reason } = given;
    const id = newIdentifier(work.now);
    enterAdjustment(work, { id, supplierId, cents, words: reason });
    recordAudit(work, {
      action: 'BALANCE_ADJUSTED',
      subjectKind: 'kitchen',
      subjectId: supplierId,
      subjectName: supplier.kitchenName,
      after: { amount: dollars(cents) },
      reason,
    });
    return { entryId: id };
  },
);
