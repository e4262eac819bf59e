import { withRight } from '../../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { keysetOf } from '../../../core/query/keyset.ts';
import { identifier } from '../../../core/values/identifier.ts';
import { plansOfCustomer, plansOfKitchen, type TiffinPlanRow } from '../plan-rows.ts';

export interface WhosePlans {
  customerId?: string | null;
  supplierId?: string | null;
}

/** Plans of one customer or of one kitchen, the newest first. */
export const findPlansOf = async (
  ctx: Ctx,
  { customerId, supplierId }: WhosePlans,
  asked: AskedPage,
): Promise<Page<TiffinPlanRow>> => {
  ctx.viewer.must(withRight('SEE_ORDERS'));
  if (!customerId === !supplierId)
    throw new MalformedInput('Please ask for the plans of a customer or of a kitchen.', 'customerId');
  const part = partOf(asked);
  const page = { now: ctx.now, ...keysetOf(part, 'desc') };
  const plans = customerId
    ? await plansOfCustomer(part).all(ctx.sql, { ...page, ofId: identifier(customerId, 'customerId') })
    : await plansOfKitchen(part).all(ctx.sql, { ...page, ofId: identifier(supplierId!, 'supplierId') });
  return new Page(plans, part, plan => [plan.startedAt, plan.id]);
};
