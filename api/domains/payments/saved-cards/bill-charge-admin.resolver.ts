import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { TiffinBillRow } from '../bills/find-bills.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { LastCharge, lastChargeOf } from './last-charge.ts';

/** What staff read of the charges of a bill. */
@Resolver(() => TiffinBill)
export class BillChargeAdminField {
  @Visible(withRight('SEE_MONEY'))
  @FieldResolver(() => LastCharge, {
    nullable: true,
    description: 'Last charge to a saved card; null if it was never charged to one. For admins.',
  })
  async lastCharge(@Context() ctx: Ctx, @Root() { id }: TiffinBillRow): Promise<LastCharge | null> {
    const charge = await lastChargeOf(ctx, id);
    if (!charge) return null;
    const { attempt, startedAt, endedAt, outcome } = charge;
    return {
      charges: attempt + 1,
      startedAt: new Date(startedAt),
      endedAt: endedAt ? new Date(endedAt) : null,
      outcome,
    };
  }
}
