import { suppliers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { PayoutAccount } from './payout-account.ts';

const accountQuery = query({ PayoutAccount, Supplier }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('PayoutAccount as a')
    .innerJoin('Supplier as s', 's.id', 'a.supplierId')
    .where('s.userId', '=', userId)
    .select('a.isReady'),
);

/** Whether the viewer's kitchen can be paid by the card provider; null when it has no account there. */
export const payoutAccountState = async (ctx: Ctx): Promise<boolean | null> => {
  ctx.viewer.must(suppliers);
  const account = await accountQuery.first(ctx.sql, { userId: ctx.viewer.userId });
  return account?.isReady ?? null;
};
