import { adjustment } from '../../../../schema/rules/money.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { type Cents, dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { needsFreshProof } from '../../identity/fresh-proof/needs-fresh-proof.ts';
import { IdempotencyConflict } from '../../orders/placing/order-placing-problems.ts';
import { KitchenNotFound } from '../../suppliers/kitchen-problems.ts';
import { lockSupplier } from '../../suppliers/lock-supplier.ts';
import { enterAdjustment } from '../ledger/ledger.ts';
import { LedgerEntry, LedgerKind } from '../ledger/ledger-entry.ts';
import type { AdjustBalanceInput } from '../payment-inputs.ts';

interface Adjustment {
  id: string;
  supplierId: string;
  cents: Cents;
  reason: string;
}

/** Adjusts the balance of a kitchen for an admin, with a reason that both see. */
export const adjustBalance = operation(
  withRight('PAY_OUT'),
  async (work: Work, input: AdjustBalanceInput): Promise<{ supplierId: string } | Problem> => {
    const stale = needsFreshProof(work);
    if (stale) return stale;
    const { supplierId } = input;
    const given = checked(adjustment, input);
    if (given instanceof InvalidInput) return given;
    const kitchen = await lockSupplier(work.em, supplierId);
    if (!kitchen) return new KitchenNotFound();
    const before = await entered(work, given.id);
    if (before) return isSame(before, { ...given, supplierId }) ? { supplierId } : new IdempotencyConflict();
    const { id, cents, reason } = given;
    enterAdjustment(work, { id, supplierId, cents, words: reason });
    recordAudit(work, {
      action: 'BALANCE_ADJUSTED',
      subjectKind: 'kitchen',
      subjectId: supplierId,
      subjectName: kitchen.kitchenName,
      after: { amount: dollars(cents) },
      reason,
    });
    return { supplierId };
  },
);

const entered = ({ em }: Work, id: string): Promise<LedgerEntry | null> =>
  em.findOne(LedgerEntry, { kind: LedgerKind.ADJUSTMENT, sourceId: id });

const isSame = (before: LedgerEntry, { supplierId, cents, reason }: Adjustment): boolean =>
  before.supplierId === supplierId && before.kitchenCents === -cents && before.words === reason;
