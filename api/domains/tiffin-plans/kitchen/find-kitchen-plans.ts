import type { ExpressionBuilder } from 'kysely';
import { suppliers, suppliersOrWithRight, withScope } from '../../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { planRows, planRowTables, type TiffinPlanRow } from '../plan-rows.ts';

/** Kitchens for the plans that they cook for, and staff for those of all kitchens. */
export const kitchensOrStaff = withScope('ORDERS_READ', suppliersOrWithRight('SEE_ORDERS'));

type Reader = 'kitchen' | 'staff';

const ofReader =
  (reader: Reader, { viewerId }: Given<{ viewerId: string }>) =>
  (
    plan: ExpressionBuilder<
      Tables<typeof planRowTables> & { plan: Tables<typeof planRowTables>['TiffinPlan'] },
      'plan'
    >,
  ) =>
    reader === 'staff'
      ? plan.lit(true)
      : plan(
          'plan.supplierId',
          '=',
          plan.selectFrom('Supplier as own').select('own.id').where('own.userId', '=', viewerId),
        );

interface Asked {
  viewerId: string;
  now: Date;
}

const planQueryOf = (reader: Reader) =>
  query(planRowTables, (from, given: Given<Asked & { id: string }>) =>
    planRows(from, given.now).where(ofReader(reader, given)).where('plan.id', '=', given.id),
  );

const plansQueryOf = (reader: Reader) =>
  eitherWay('desc', scan =>
    query(planRowTables, (from, given: Given<Asked & Keyset>) => {
      const plans = planRows(from, given.now).where(ofReader(reader, given));
      return readByKeyset(plans, ['plan.startedAt', 'plan.id'], scan, given);
    }),
  );

const planQueries = { kitchen: planQueryOf('kitchen'), staff: planQueryOf('staff') };
const plansQueries = { kitchen: plansQueryOf('kitchen'), staff: plansQueryOf('staff') };

const readerOf = ({ viewer }: Ctx): Reader => {
  viewer.must(kitchensOrStaff);
  return viewer.meets(withScope('ORDERS_READ', suppliers)) ? 'kitchen' : 'staff';
};

/** Finds a plan of the viewer's kitchen, or of any for staff; any other is treated as not found. */
export const findKitchenPlan = async (ctx: Ctx, id: string): Promise<TiffinPlanRow | null> => {
  const query = planQueries[readerOf(ctx)];
  if (!isIdentifier(id)) return null;
  return (await query.first(ctx.sql, { viewerId: ctx.viewer.userId, now: ctx.now, id })) ?? null;
};

/** Plans of the viewer's kitchen, or of all kitchens for staff, the newest first. */
export const findKitchenPlans = async (ctx: Ctx, asked: AskedPage): Promise<Page<TiffinPlanRow>> => {
  const query = plansQueries[readerOf(ctx)];
  const part = partOf(asked);
  const given = { viewerId: ctx.viewer.userId, now: ctx.now, ...keysetOf(part, 'desc') };
  return new Page(await query(part).all(ctx.sql, given), part, plan => [plan.startedAt, plan.id]);
};
