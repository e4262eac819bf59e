import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../../core/access/role.ts';
import { suppliersOrWithRight, withScope } from '../../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type ChangesPart, pageOfChanges, readChanges } from '../../../core/query/changes.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { forRole } from '../../../core/query/for-role.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Payout, PayoutStatus } from './payout.ts';

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
  'p.updatedAt',
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
        .where('p.status', '<>', PayoutStatus.WITHDRAWN)
        .select(payoutColumns);
      return readByKeyset(payouts, ['p.createdAt', 'p.id'], scan, given);
    }),
  ),
);

/** Payouts by the time of their last change, the earliest change first, also those that were withdrawn. */
export const changedPayoutsQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ Payout, Supplier }, (from, given: Given<ChangesPart & { viewerId: string }>) => {
    const payouts = from
      .selectFrom('Payout as p')
      .innerJoin('Supplier as s', 's.id', 'p.supplierId')
      // Not by the user of `s`: the ID of the kitchen leads to the place in the index.
      .$if(role !== Role.ADMIN, found =>
        found.where('p.supplierId', '=', own =>
          own.selectFrom('Supplier as own').select('own.id').where('own.userId', '=', given.viewerId),
        ),
      )
      .select(payoutColumns);
    return readChanges(payouts, ['p.updatedAt', 'p.id'], given);
  }),
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

/** Payouts the viewer may read, the newest first, or what changed about them since a time, the earliest change first. */
export const findPayouts = async (
  ctx: Ctx,
  { updatedSince, ...asked }: AskedPage & { updatedSince: Date | null },
): Promise<Page<PayoutRow>> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')));
  const { userId: viewerId } = ctx.viewer;
  const part = partOf(asked);
  if (updatedSince)
    return pageOfChanges(ctx, Payout, { list: 'payouts', part, updatedSince }, changes =>
      changedPayoutsQuery(ctx.viewer).all(ctx.sql, { viewerId, ...changes }),
    );
  const given = { viewerId, ...keysetOf(part, 'desc') };
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
