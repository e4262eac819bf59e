import { decisionReason } from '../../../../schema/rules/decision.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import { lockSupplier } from '../lock-supplier.ts';
import type { KitchenDecisionInput } from './kitchen-inputs.ts';
import { suspendLocked } from './suspend-locked.ts';

/** Suspends a kitchen. It is immediately unlisted; existing orders remain until someone decides about them. */
export const suspendKitchen = operation(
  withRight('MANAGE_KITCHENS'),
  async (work: Work, input: KitchenDecisionInput): Promise<{ supplierId: string } | Problem> => {
    const reason = checked(decisionReason, input.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const kitchen = await lockSupplier(work.em, input.supplierId);
    if (!kitchen) return new KitchenNotFound();
    if (kitchen.suspendedAt) return new AlreadyDone('This kitchen is suspended already.', 'supplierId');

    await suspendLocked(work, kitchen, reason);
    return { supplierId: kitchen.id };
  },
);
