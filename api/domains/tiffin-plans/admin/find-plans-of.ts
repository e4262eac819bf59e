import { sql } from 'kysely';
import { withRight } from '../../../core/access/rules.ts';
import { beforeNewest, decodeCursor, Page, pageSize } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { identifier } from '../../../core/values/identifier.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { planColumns, type TiffinPlanRow } from '../find-tiffin-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';

interface Asked {
  ofId: string;
  now: Date;
  before: string | number;
  beforeId: string;
  limit: number;
}

const plansOf = (of: 'plan.customerId' | 'plan.supplierId') =>
  query({ TiffinPlan, Supplier, City }, (from, { ofId, now, before, beforeId, limit }: Given<Asked>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where(of, '=', sql<string>`${ofId}::uuid`)
      .where(plan =>
        plan(
          plan.refTuple('plan.startedAt', 'plan.id'),
          '<',
          plan.tuple(plan.cast<string>(before, 'timestamptz'), plan.cast<string>(beforeId, 'uuid')),
        ),
      )
      .select(planColumns)
      .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today'))
      .orderBy('plan.startedAt', 'desc')
      .orderBy('plan.id', 'desc')
      .limit(limit),
  );
const plansOfCustomer = plansOf('plan.customerId');
const plansOfKitchen = plansOf('plan.supplierId');

export interface WhosePlans {
  customerId?: string | null;
  supplierId?: string | null;
}

/** Plans of one customer or of one kitchen, the newest first. */
export const findPlansOf = async (
  ctx: Ctx,
  { customerId, supplierId }: WhosePlans,
  { first, after }: { first: number; after: string | null },
): Promise<Page<TiffinPlanRow>> => {
  ctx.viewer.must(withRight('SEE_ORDERS'));
  if (!customerId === !supplierId)
    throw new MalformedInput('Please ask for the plans of a customer or of a kitchen.', 'customerId');
  const size = pageSize(first);
  const [before, beforeId] = after ? decodeCursor(after, 'string') : beforeNewest;
  const page = { now: ctx.now, before, beforeId, limit: size + 1 };
  const plans = customerId
    ? await plansOfCustomer.all(ctx.sql, { ...page, ofId: identifier(customerId, 'customerId') })
    : await plansOfKitchen.all(ctx.sql, { ...page, ofId: identifier(supplierId!, 'supplierId') });
  return new Page(plans, size, after, plan => [plan.startedAt, plan.id]);
};
