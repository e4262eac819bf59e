import { batched } from '../../../core/batched.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { isIdentifier } from '../../../core/identifier.ts';
import { type Cents, Money } from '../../../core/money.ts';
import { Page, type Place, pageSize, placeAfter } from '../../../core/page.ts';
import { Role } from '../../../core/role.ts';
import { signedIn, suppliers } from '../../../core/rules.ts';
import type { Viewer } from '../../../core/viewer.ts';
import type { Payout, PayoutLine } from './payout.ts';
import { unpaidLedgerEntries } from './unpaid-ledger-entries.ts';

export type PayoutRow = Omit<Payout, 'createdAt' | 'paidAt' | 'sendingAt'> & {
  createdAt: string;
  paidAt: string | null;
  kitchenName: string;
};

const payoutColumns = `p.id, p.supplier_id as "supplierId", s.kitchen_name as "kitchenName",
  p.amount_cents as "amountCents", p.status, p.method, p.reference, p.created_at as "createdAt",
  p.expected_on as "expectedOn", p.paid_at as "paidAt"`;

/** Payouts a viewer may read: a kitchen's own, or all for an admin. */
const withinReachOf = (viewer: Viewer): string => {
  viewer.must(signedIn);
  if (viewer.is(Role.ADMIN)) return '$1::uuid is not null';
  if (viewer.is(Role.SUPPLIER)) return 's.user_id = $1::uuid';
  throw viewer.refusal();
};

const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Finds the payouts the viewer may read, the newest first. */
export const findPayouts = async (
  ctx: Ctx,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<PayoutRow>> => {
  const reach = withinReachOf(ctx.viewer);
  const size = pageSize(first);
  const rows = await ctx.sql.rows<PayoutRow>(
    `select ${payoutColumns} from payouts p join suppliers s on s.id = p.supplier_id
     where ${reach} and (p.created_at, p.id) < ($2::timestamptz, $3::uuid)
     order by p.created_at desc, p.id desc limit $4`,
    [ctx.viewer.userId, ...(after ? placeAfter(after, 'string') : beforeAll), size + 1],
  );
  return new Page(rows, size, after, row => [row.createdAt, row.id]);
};

export const findPayout = async (ctx: Ctx, id: string): Promise<PayoutRow | null> => {
  const reach = withinReachOf(ctx.viewer);
  if (!isIdentifier(id)) return null;
  const [row] = await ctx.sql.rows<PayoutRow>(
    `select ${payoutColumns} from payouts p join suppliers s on s.id = p.supplier_id
     where ${reach} and p.id = $2`,
    [ctx.viewer.userId, id],
  );
  return row ?? null;
};

type Sums = Record<'gross' | 'platformFee' | 'cardFee' | 'adjustments' | 'net', Cents>;
type LineRow = Pick<PayoutLine, 'id' | 'orderNumber' | 'day' | 'words'> & Sums;

/** Finds the statement of a payout that the viewer may read, order by order. */
export const linesOfPayout = async (ctx: Ctx, payoutId: string): Promise<PayoutLine[]> => {
  const rows = await ctx.sql.rows<LineRow>(
    `select (array_agg(e.id order by e.id))[1] as id, o.order_number as "orderNumber", coalesce(o.service_date, min(e.at)::date) as day,
       coalesce(-sum(e.commission_cents + e.kitchen_cents) filter (where e.kind = 'CHARGE'), 0)::int as gross,
       coalesce(-sum(e.commission_cents) filter (where e.kind = 'CHARGE'), 0)::int as "platformFee",
       coalesce(sum(e.card_fees_cents), 0)::int as "cardFee",
       coalesce(-sum(e.kitchen_cents) filter (where e.kind <> 'CHARGE'), 0)::int as adjustments,
       -sum(e.kitchen_cents)::int as net, string_agg(e.words, '; ') as words
     from payout_entries part join ledger_entries e on e.id = part.entry_id
     left join orders o on o.id = e.order_id
     where part.payout_id = $1
     group by o.id, case when o.id is null then e.id end
     order by day, o.order_number nulls last`,
    [payoutId],
  );
  return rows.map(row => ({
    ...row,
    gross: new Money(row.gross),
    platformFee: new Money(row.platformFee),
    cardFee: new Money(row.cardFee),
    adjustments: new Money(row.adjustments),
    net: new Money(row.net),
  }));
};

/** Finds the earnings of the viewer's kitchen from delivered and served orders that are not in a payout yet. */
export const upcomingPayout = async (ctx: Ctx): Promise<Money> => {
  ctx.viewer.must(suppliers);
  const [kitchen] = await ctx.sql.rows<{ id: string }>('select id from suppliers where user_id = $1', [
    ctx.viewer.userId,
  ]);
  return new Money(kitchen ? ((await balanceOf(ctx, kitchen.id)) ?? 0) : 0);
};

/** Balance of a kitchen in cents, if the viewer may read it; null when nothing is owed either way. */
export const balanceOf = batched<Cents>(async (ctx, supplierIds) => {
  const rows = await ctx.sql.rows<{ supplierId: string; cents: Cents }>(
    `select due.supplier_id as "supplierId", -sum(due.kitchen_cents)::int as cents from (${unpaidLedgerEntries('$2')}) due
     where due.supplier_id = any($1::uuid[]) group by due.supplier_id`,
    [supplierIds, ctx.now],
  );
  return new Map(rows.map(({ supplierId, cents }) => [supplierId, cents]));
});
