import type { Ctx } from '../../../core/ctx.ts';
import { suppliers } from '../../../core/rules.ts';

/** Whether the viewer's kitchen can be paid by the card provider; null when it has no account there. */
export const payoutAccountState = async (ctx: Ctx): Promise<boolean | null> => {
  ctx.viewer.must(suppliers);
  const [account] = await ctx.sql.rows<{ isReady: boolean }>(
    `select a.is_ready as "isReady" from payout_accounts a join suppliers s on s.id = a.supplier_id
     where s.user_id = $1`,
    [ctx.viewer.userId],
  );
  return account?.isReady ?? null;
};
