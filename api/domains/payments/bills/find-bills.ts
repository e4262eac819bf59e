import type { ExpressionBuilder } from 'kysely';
import { customers, withRight, withScope } from '../../../core/access/rules.ts';
import {
  beforeNewest,
  type CursorPosition,
  decodeCursor,
  Page,
  pageSize,
} from '../../../core/graphql/page.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
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
] as const;

interface AskedPage {
  before: CursorPosition[0];
  beforeId: string;
  limit: number;
}

type Reader = ExpressionBuilder<Tables<{ b: typeof TiffinBill }>, 'b'>;

const olderThan =
  ({ before, beforeId }: Given<Pick<AskedPage, 'before' | 'beforeId'>>) =>
  (bill: Reader) =>
    bill(
      bill.refTuple('b.createdAt', 'b.id'),
      '<',
      bill.tuple(bill.cast<string>(before, 'timestamptz'), bill.cast<string>(beforeId, 'uuid')),
    );

const ownBillsQuery = query({ TiffinBill }, (from, given: Given<AskedPage & { customerId: string }>) =>
  from
    .selectFrom('TiffinBill as b')
    .where('b.customerId', '=', given.customerId)
    .where(olderThan(given))
    .select(billColumns)
    .orderBy('b.createdAt', 'desc')
    .orderBy('b.id', 'desc')
    .limit(given.limit),
);

const billsQueryOf = (isOpen: boolean) =>
  query({ TiffinBill }, (from, given: Given<AskedPage>) =>
    from
      .selectFrom('TiffinBill as b')
      .$if(isOpen, found => found.where('b.status', '=', TiffinBillStatus.OPEN))
      .where(olderThan(given))
      .select(billColumns)
      .orderBy('b.createdAt', 'desc')
      .orderBy('b.id', 'desc')
      .limit(given.limit),
  );
const billsQuery = billsQueryOf(false);
const openBillsQuery = billsQueryOf(true);

const openBillsOfQuery = query(
  { TiffinBill },
  (from, { customerIds }: Given<{ customerIds: readonly string[] }>) =>
    from
      .selectFrom('TiffinBill as b')
      .where(b => b('b.customerId', '=', b.fn.any(customerIds)))
      .where('b.status', '=', TiffinBillStatus.OPEN)
      .select(billColumns),
);

const billQuery = query({ TiffinBill }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('TiffinBill as b').where('b.id', '=', id).select(billColumns),
);

export type TiffinBillRow = RowOf<typeof billQuery>;

interface Asked {
  first: number;
  after?: string | null;
}

const pageOf = async (
  { first, after }: Asked,
  read: (page: AskedPage) => Promise<TiffinBillRow[]>,
): Promise<Page<TiffinBillRow>> => {
  const size = pageSize(first);
  const [before, beforeId] = after ? decodeCursor(after, 'string') : beforeNewest;
  const rows = await read({ before, beforeId, limit: size + 1 });
  return new Page(rows, size, after, bill => [bill.createdAt, bill.id]);
};

/** The viewer's bills, the newest first. */
export const findMyBills = (ctx: Ctx, asked: Asked): Promise<Page<TiffinBillRow>> => {
  ctx.viewer.must(customers);
  return pageOf(asked, page => ownBillsQuery.all(ctx.sql, { ...page, customerId: ctx.viewer.userId }));
};

/** Bills of all customers for staff, the newest first. */
export const findBills = (ctx: Ctx, isOpen: boolean, asked: Asked): Promise<Page<TiffinBillRow>> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
  return pageOf(asked, page => (isOpen ? openBillsQuery : billsQuery).all(ctx.sql, page));
};

/** Open bills of customers whose plans the viewer may read; each has at most one at a kitchen. */
export const openBillsOf = batched<TiffinBillRow[]>(async (ctx, customerIds) => {
  const rows = await openBillsOfQuery.all(ctx.sql, { customerIds });
  return Map.groupBy(rows, row => row.customerId);
});

/** Finds one bill for the result of a mutation, which has checked permissions. */
export const billById = async (ctx: Ctx, id: string): Promise<TiffinBillRow> =>
  (await billQuery.first(ctx.sql, { id }))!;
