import { sql } from 'kysely';
import { Role } from '../../../core/access/role.ts';
import { customers, withRight, withScope } from '../../../core/access/rules.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../../core/graphql/page.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { type ChangesPart, pageOfChanges, readChanges } from '../../../core/query/changes.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { forRole } from '../../../core/query/for-role.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { BillCharge, BillChargeOutcome } from '../saved-cards/bill-charge.ts';
import { TiffinBill } from './tiffin-bill.ts';

const billColumns = [
  'b.id',
  'b.billNumber',
  'b.customerId',
  'b.supplierId',
  'b.weekStartsOn',
  'b.lines',
  'b.mealsCents',
  'b.creditCents',
  'b.amountCents',
  'b.status',
  'b.createdAt',
  'b.dueAt',
  'b.overdueAt',
  'b.paidAt',
  'b.updatedAt',
] as const;

const ownBillsQuery = eitherWay('desc', scan =>
  query({ TiffinBill }, (from, given: Given<Keyset & { customerId: string }>) => {
    const bills = from
      .selectFrom('TiffinBill as b')
      .where('b.customerId', '=', given.customerId)
      .select(billColumns);
    return readByKeyset(bills, ['b.createdAt', 'b.id'], scan, given);
  }),
);

const changedBillsQueryOf = (reader: 'customer' | 'staff') =>
  query({ TiffinBill }, (from, given: Given<ChangesPart & { viewerId: string }>) => {
    const bills = from
      .selectFrom('TiffinBill as b')
      .$if(reader === 'customer', found => found.where('b.customerId', '=', given.viewerId))
      .select(billColumns);
    return readChanges(bills, ['b.updatedAt', 'b.id'], given);
  });

/** Bills by the time of their last change, the earliest change first. */
export const changedBillsQueries = {
  customer: changedBillsQueryOf('customer'),
  staff: changedBillsQueryOf('staff'),
};

export const TiffinBillFilter = enumType('TiffinBillFilter', 'Bills of tiffin plans to list.', {
  ALL: 'Every bill.',
  OPEN: 'Bills that are to be paid.',
  OVERDUE: 'Bills that are to be paid, and for which the plans wait.',
  DECLINED: 'Bills that are to be paid, and whose last charge to a saved card failed.',
  PAID: 'Bills that were paid.',
  VOID: 'Bills that are not to be paid any more.',
});
export type TiffinBillFilter = keyof typeof TiffinBillFilter;

const failed = [BillChargeOutcome.DECLINED, BillChargeOutcome.NEEDS_AUTHENTICATION];

const { OPEN, PAID, VOID } = TiffinBillStatus;

/** Status of the bills of each list; null for any. */
const statuses: Record<TiffinBillFilter, TiffinBillStatus | null> = {
  ALL: null,
  OPEN,
  OVERDUE: OPEN,
  DECLINED: OPEN,
  PAID,
  VOID,
};

const billsQueryOf = (filter: TiffinBillFilter) =>
  eitherWay('desc', scan =>
    query({ TiffinBill, BillCharge }, (from, given: Given<Keyset>) => {
      const bills = from
        .selectFrom('TiffinBill as b')
        .$if(statuses[filter] !== null, found =>
          // Written out, as in the condition of their index.
          found.where('b.status', '=', sql.lit(statuses[filter])),
        )
        .$if(filter === TiffinBillFilter.OVERDUE, found => found.where('b.overdueAt', 'is not', null))
        .$if(filter === TiffinBillFilter.DECLINED, found =>
          found.where(
            bill =>
              bill
                .selectFrom('BillCharge as charge')
                .whereRef('charge.billId', '=', 'b.id')
                .where('charge.outcome', 'is not', null)
                .select('charge.outcome')
                .orderBy('charge.attempt', 'desc')
                .limit(1),
            'in',
            failed,
          ),
        )
        .select(billColumns);
      return readByKeyset(bills, ['b.createdAt', 'b.id'], scan, given);
    }),
  );
const billsQueries = {
  ALL: billsQueryOf('ALL'),
  OPEN: billsQueryOf('OPEN'),
  OVERDUE: billsQueryOf('OVERDUE'),
  DECLINED: billsQueryOf('DECLINED'),
  PAID: billsQueryOf('PAID'),
  VOID: billsQueryOf('VOID'),
};

const openBillsOfQuery = query(
  { TiffinBill },
  (from, { customerIds }: Given<{ customerIds: readonly string[] }>) =>
    from
      .selectFrom('TiffinBill as b')
      .where(b => b('b.customerId', '=', b.fn.any(customerIds)))
      .where('b.status', '=', TiffinBillStatus.OPEN)
      .select(billColumns),
);

const billsOfIdsQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ TiffinBill }, (from, { viewerId, ids }: Given<{ viewerId: string; ids: readonly string[] }>) =>
    from
      .selectFrom('TiffinBill as b')
      .where(b => b('b.id', '=', b.fn.any(ids)))
      .$if(role !== Role.ADMIN, found => found.where('b.customerId', '=', viewerId))
      .select(billColumns),
  ),
);

const billQuery = query({ TiffinBill }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('TiffinBill as b').where('b.id', '=', id).select(billColumns),
);

export type TiffinBillRow = RowOf<typeof billQuery>;

const pageOf = async (
  part: PagePart,
  read: (part: PagePart, page: Keyset) => Promise<TiffinBillRow[]>,
): Promise<Page<TiffinBillRow>> => {
  const rows = await read(part, keysetOf(part, 'desc'));
  return new Page(rows, part, bill => [bill.createdAt, bill.id]);
};

const pageOfChangedBills = (
  ctx: Ctx,
  reader: 'customer' | 'staff',
  asked: { part: PagePart; updatedSince: Date },
): Promise<Page<TiffinBillRow>> =>
  pageOfChanges(ctx, TiffinBill, { list: 'tiffin_bills', ...asked }, changes =>
    changedBillsQueries[reader].all(ctx.sql, { viewerId: ctx.viewer.userId, ...changes }),
  );

/** The viewer's bills, the newest first, or what changed about them since a time, the earliest change first. */
export const pageOfMyBills = (
  ctx: Ctx,
  asked: PagePart,
  updatedSince: Date | null,
): Promise<Page<TiffinBillRow>> => {
  ctx.viewer.must(customers);
  const { userId } = ctx.viewer;
  if (updatedSince) return pageOfChangedBills(ctx, 'customer', { part: asked, updatedSince });
  return pageOf(asked, (part, page) => ownBillsQuery(part).all(ctx.sql, { ...page, customerId: userId }));
};

type AskedBills = AskedPage & { updatedSince: Date | null };

/** The viewer's bills by the page arguments of GraphQL, which may ask for a part from either end. */
export const findMyBills = async (
  ctx: Ctx,
  { updatedSince, ...asked }: AskedBills,
): Promise<Page<TiffinBillRow>> => pageOfMyBills(ctx, partOf(asked), updatedSince);

/** Bills of all customers for staff, the newest first, or what changed about them, the earliest change first. */
export const findBills = async (
  ctx: Ctx,
  filter: TiffinBillFilter,
  { updatedSince, ...asked }: AskedBills,
): Promise<Page<TiffinBillRow>> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
  if (updatedSince) {
    if (filter !== TiffinBillFilter.ALL)
      throw new MalformedInput('Use updatedSince without isOpen and filter.', 'updatedSince');
    return pageOfChangedBills(ctx, 'staff', { part: partOf(asked), updatedSince });
  }
  const query = billsQueries[filter];
  return pageOf(partOf(asked), (part, page) => query(part).all(ctx.sql, page));
};

/** Finds those of the bills that the viewer may read: a customer's own, or all for staff. */
export const findBillsOfIds = (ctx: Ctx, ids: readonly string[]): Promise<TiffinBillRow[]> =>
  billsOfIdsQuery(ctx.viewer).all(ctx.sql, { viewerId: ctx.viewer.userId, ids });

/** Open bills of customers whose plans the viewer may read; each has at most one at a kitchen. */
export const openBillsOf = batched<TiffinBillRow[]>(async (ctx, customerIds) => {
  const rows = await openBillsOfQuery.all(ctx.sql, { customerIds });
  return Map.groupBy(rows, row => row.customerId);
});

/** Finds one bill for the result of a mutation, which has checked permissions. */
export const billById = async (ctx: Ctx, id: string): Promise<TiffinBillRow> =>
  (await billQuery.first(ctx.sql, { id }))!;
