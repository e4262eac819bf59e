import { sql } from 'kysely';
import { customers, withRight, withScope } from '../../../core/access/rules.ts';
import {
  beforeNewest,
  type CursorPosition,
  decodeCursor,
  Page,
  pageSize,
} from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { TiffinCredit } from './tiffin-credit.ts';

const creditColumns = [
  'c.id',
  'c.customerId',
  'c.supplierId',
  'c.cents',
  'c.askedBackAt',
  'c.changedAt',
] as const;

/** Kitchens that a customer has money at are few. */
const shownCredits = 50;

const creditsOfQuery = query(
  { TiffinCredit },
  (from, { customerId, limit }: Given<{ customerId: string; limit: number }>) =>
    from
      .selectFrom('TiffinCredit as c')
      .where('c.customerId', '=', customerId)
      .where('c.cents', '>', 0)
      .select(creditColumns)
      .orderBy('c.changedAt', 'desc')
      .orderBy('c.id', 'desc')
      .limit(limit),
);

const creditsQueryOf = (isAskedBack: boolean) =>
  query(
    { TiffinCredit },
    (
      from,
      { before, beforeId, limit }: Given<{ before: CursorPosition[0]; beforeId: string; limit: number }>,
    ) =>
      from
        .selectFrom('TiffinCredit as c')
        .where('c.cents', '>', 0)
        .$if(isAskedBack, found => found.where('c.askedBackAt', 'is not', null))
        .where(c =>
          c(
            c.refTuple('c.changedAt', 'c.id'),
            '<',
            c.tuple(c.cast<string>(before, 'timestamptz'), c.cast<string>(beforeId, 'uuid')),
          ),
        )
        .select(creditColumns)
        .orderBy('c.changedAt', 'desc')
        .orderBy('c.id', 'desc')
        .limit(limit),
  );
const creditsQuery = creditsQueryOf(false);
const askedBackQuery = creditsQueryOf(true);

const creditQuery = query({ TiffinCredit }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('TiffinCredit as c').where('c.id', '=', sql<string>`${id}::uuid`).select(creditColumns),
);

export type TiffinCreditRow = RowOf<typeof creditQuery>;

/** The viewer's credit at each kitchen. */
export const findMyCredits = async (ctx: Ctx): Promise<TiffinCreditRow[]> => {
  ctx.viewer.must(customers);
  return creditsOfQuery.all(ctx.sql, { customerId: ctx.viewer.userId, limit: shownCredits });
};

/** Credits of all customers for staff, or those that they asked back, the last changed first. */
export const findCredits = async (
  ctx: Ctx,
  isAskedBack: boolean,
  { first, after }: { first: number; after?: string | null },
): Promise<Page<TiffinCreditRow>> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
  const size = pageSize(first);
  const [before, beforeId] = after ? decodeCursor(after, 'string') : beforeNewest;
  const page = { before, beforeId, limit: size + 1 };
  const rows = await (isAskedBack ? askedBackQuery : creditsQuery).all(ctx.sql, page);
  return new Page(rows, size, after, credit => [credit.changedAt, credit.id]);
};

/** Finds one credit for the result of a mutation, which has checked permissions. */
export const creditById = async (ctx: Ctx, id: string): Promise<TiffinCreditRow> =>
  (await creditQuery.first(ctx.sql, { id }))!;
