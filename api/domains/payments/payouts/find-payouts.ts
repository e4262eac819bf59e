import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../../core/access/role.ts';
import { suppliersOrWithRight, withScope } from '../../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { forRole } from '../../../core/query/for-role.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Payout } from './payout.ts';

const payoutColumns = [
  'p.id',
  'p.supplierId',
  's.kitchenName',
  'p.amountCents',
  'p.status',
  'p.method',
  'p.reference',
  'p.createdAt',
  'p.expectedOn',
  'p.paidAt',
] as const;

/** Payouts that viewers of a role may read: all for staff, otherwise those of the viewer's own kitchen. */
const withinReachOf =
  (role: Role, { viewerId }: Given<{ viewerId: string }>) =>
  (payout: ExpressionBuilder<Tables<{ s: typeof Supplier }>, 's'>) =>
    role === Role.ADMIN ? payout.lit(true) : payout('s.userId', '=', viewerId);

const payoutsQuery = eitherWay('desc', scan =>
  forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
    query({ Payout, Supplier }, (from, given: Given<Keyset & { viewerId: string }>) => {
      const payouts = from
        .selectFrom('Payout as p')
        .innerJoin('Supplier as s', 's.id', 'p.supplierId')
        .where(withinReachOf(role, given))
        .select(payoutColumns);
      return readByKeyset(payouts, ['p.createdAt', 'p.id'], scan, given);
    }),
  ),
);

const payoutsOfIdsQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ Payout, Supplier }, (from, given: Given<{ viewerId: string; ids: readonly string[] }>) =>
    from
      .selectFrom('Payout as p')
      .innerJoin('Supplier as s', 's.id', 'p.supplierId')
      .where(withinReachOf(role, given))
      .where(p => p('p.id', '=', p.fn.any(given.ids)))
      .select(payoutColumns),
  ),
);

export type PayoutRow = RowOf<ReturnType<typeof payoutsOfIdsQuery>>;

/** Finds the payouts the viewer may read, the newest first. */
export const findPayouts = async (ctx: Ctx, asked: AskedPage): Promise<Page<PayoutRow>> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')));
  const part = partOf(asked);
  const given = { viewerId: ctx.viewer.userId, ...keysetOf(part, 'desc') };
  const rows = await payoutsQuery(part)(ctx.viewer).all(ctx.sql, given);
  return new Page(rows, part, row => [row.createdAt, row.id]);
};

/** Finds those of the payouts that the viewer may read. */
export const findPayoutsOfIds = async (ctx: Ctx, ids: readonly string[]): Promise<PayoutRow[]> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')));
  return payoutsOfIdsQuery(ctx.viewer).all(ctx.sql, { viewerId: ctx.viewer.userId, ids });
};

/** Finds a payout that the viewer may read; any other is treated as not found. */
export const findPayout = async (ctx: Ctx, id: string): Promise<PayoutRow | null> => {
  const [payout] = await findPayoutsOfIds(ctx, [id].filter(isIdentifier));
  return payout ?? null;
};
