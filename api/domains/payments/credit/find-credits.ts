import { sql } from 'kysely';
import { customers, withRight, withScope } from '../../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../../core/graphql/page.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { TiffinCredit } from './tiffin-credit.ts';

const creditColumns = [
  'c.id',
  'c.customerId',
  'c.supplierId',
  'c.cents',
  'c.askedBackAt',
  'c.askedBackCents',
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
  eitherWay('desc', scan =>
    query({ TiffinCredit }, (from, given: Given<Keyset>) => {
      const credits = from
        .selectFrom('TiffinCredit as c')
        .where('c.cents', '>', 0)
        .$if(isAskedBack, found => found.where('c.askedBackAt', 'is not', null))
        .select(creditColumns);
      return readByKeyset(credits, ['c.changedAt', 'c.id'], scan, given);
    }),
  );
const creditsQuery = creditsQueryOf(false);
const askedBackQuery = creditsQueryOf(true);

const creditQuery = query({ TiffinCredit }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('TiffinCredit as c').where('c.id', '=', sql<string>`${id}::uuid`).select(creditColumns),
);

export type TiffinCreditRow = RowOf<typeof creditQuery>;

const creditsOfCustomersQuery = query(
  { TiffinCredit },
  (from, { customerIds }: Given<{ customerIds: readonly string[] }>) =>
    from
      .selectFrom('TiffinCredit as c')
      .where(c => c('c.customerId', '=', c.fn.any(customerIds)))
      .where('c.cents', '>', 0)
      .select(creditColumns),
);

/** Credits of customers whose plans the viewer may read; each has one at a kitchen. */
export const creditsOf = batched<TiffinCreditRow[]>(async (ctx, customerIds) => {
  const rows = await creditsOfCustomersQuery.all(ctx.sql, { customerIds });
  return Map.groupBy(rows, row => row.customerId);
});

/** The viewer's credit at each kitchen. */
export const findMyCredits = async (ctx: Ctx): Promise<TiffinCreditRow[]> => {
  ctx.viewer.must(customers);
  return creditsOfQuery.all(ctx.sql, { customerId: ctx.viewer.userId, limit: shownCredits });
};

/** Credits of all customers for staff, or those that they asked back, the last changed first. */
export const findCredits = async (
  ctx: Ctx,
  isAskedBack: boolean,
  asked: AskedPage,
): Promise<Page<TiffinCreditRow>> => {
  ctx.viewer.must(withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
  const part = partOf(asked);
  const query = (isAskedBack ? askedBackQuery : creditsQuery)(part);
  const rows = await query.all(ctx.sql, keysetOf(part, 'desc'));
  return new Page(rows, part, credit => [credit.changedAt, credit.id]);
};

/** Finds one credit for the result of a mutation, which has checked permissions. */
export const creditById = async (ctx: Ctx, id: string): Promise<TiffinCreditRow> =>
  (await creditQuery.first(ctx.sql, { id }))!;
