import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../../core/access/role.ts';
import { suppliersOrWithRight, withScope } from '../../../core/access/rules.ts';
import {
  beforeNewest,
  type CursorPosition,
  decodeCursor,
  Page,
  pageSize,
} from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { forRole } from '../../../core/query/for-role.ts';
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

interface AskedPage {
  viewerId: string;
  before: CursorPosition[0];
  beforeId: string;
  limit: number;
}

const payoutsQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ Payout, Supplier }, (from, given: Given<AskedPage>) =>
    from
      .selectFrom('Payout as p')
      .innerJoin('Supplier as s', 's.id', 'p.supplierId')
      .where(withinReachOf(role, given))
      .where(p =>
        p(
          p.refTuple('p.createdAt', 'p.id'),
          '<',
          p.tuple(p.cast<string>(given.before, 'timestamptz'), p.cast<string>(given.beforeId, 'uuid')),
        ),
      )
      .select(payoutColumns)
      .orderBy('p.createdAt', 'desc')
      .orderBy('p.id', 'desc')
      .limit(given.limit),
  ),
);

const payoutQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ Payout, Supplier }, (from, given: Given<{ viewerId: string; id: string }>) =>
    from
      .selectFrom('Payout as p')
      .innerJoin('Supplier as s', 's.id', 'p.supplierId')
      .where(withinReachOf(role, given))
      .where('p.id', '=', given.id)
      .select(payoutColumns),
  ),
);

export type PayoutRow = RowOf<ReturnType<typeof payoutQuery>>;

/** Finds the payouts the viewer may read, the newest first. */
export const findPayouts = async (
  ctx: Ctx,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<PayoutRow>> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')));
  const size = pageSize(first);
  const [before, beforeId] = after ? decodeCursor(after, 'string') : beforeNewest;
  const asked = { viewerId: ctx.viewer.userId, before, beforeId, limit: size + 1 };
  const rows = await payoutsQuery(ctx.viewer).all(ctx.sql, asked);
  return new Page(rows, size, after, row => [row.createdAt, row.id]);
};

export const findPayout = async (ctx: Ctx, id: string): Promise<PayoutRow | null> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')));
  if (!isIdentifier(id)) return null;
  return (await payoutQuery(ctx.viewer).first(ctx.sql, { viewerId: ctx.viewer.userId, id })) ?? null;
};
