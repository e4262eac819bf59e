import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { conductDays } from '../../../schema/constants.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf, type Tables, tables } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { User } from '../identity/user.ts';
import { OrderIssue } from '../orders/issues/order-issue.ts';
import { Order } from '../orders/order.ts';
import { Refund } from '../payments/refunding/refund.ts';
import { Application } from '../suppliers/application.ts';
import { isApproved } from '../suppliers/is-approved.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { countsAs, isDelivered, isDue } from './due-orders.ts';
import { ConductProposal } from './proposals/conduct-proposal.ts';

const read = { Supplier, City, User, Application, Order, OrderIssue, Refund, ConductProposal };
type Read = Tables<typeof read>;
type OfKitchen = ExpressionBuilder<Read & { s: Read['Supplier']; cook: Read['User'] }, 's' | 'cook'>;

const countOf = (condition: Expression<SqlBool>) => sql<number>`(count(*) filter (where ${condition}))::int`;

const firstDay = sql<string>`${sql.ref('local.today')} - ${sql.lit(conductDays)}`;
const lastDay = sql<string>`${sql.ref('local.today')} - 1`;

/** Whether staff let the kitchen sell: it is approved, not suspended, and its cook's account is enabled. */
const maySell = (kitchen: OfKitchen) =>
  kitchen
    .and([kitchen('s.suspendedAt', 'is', null), kitchen('cook.disabledAt', 'is', null), isApproved(kitchen)])
    .$castTo<boolean>();

const hasOpenProposal = (kitchen: OfKitchen) =>
  kitchen
    .exists(
      kitchen
        .selectFrom('ConductProposal as open')
        .whereRef('open.supplierId', '=', 's.id')
        .where('open.status', '=', sql.lit('OPEN'))
        .select('open.id'),
    )
    .$castTo<boolean>();

/**
 * Kitchens with the counts of their orders. Of each kitchen the index of its days finds the rows of these 30 days,
 * however many orders it ever had.
 */
const countedKitchens = (from: Kysely<Read>, now: Expression<string>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .innerJoin('User as cook', 'cook.id', 's.userId')
    .crossJoinLateral(({ ref }) =>
      tables({})
        .selectNoFrom(localDay(now, ref('city.timeZone')).as('today'))
        .as('local'),
    )
    .crossJoinLateral(kitchen =>
      kitchen
        .selectFrom('Order as o')
        .whereRef('o.supplierId', '=', 's.id')
        .where(isDue({ firstDay, lastDay, now }))
        .select(order => [
          sql<number>`count(*)::int`.as('ordersDue'),
          countOf(isDelivered(order)).as('ordersDelivered'),
          countOf(countsAs.CANCELED(order)).as('ordersCanceled'),
          countOf(countsAs.LATE(order)).as('ordersLate'),
          countOf(countsAs.REFUNDED(order)).as('ordersRefunded'),
        ])
        .as('counted'),
    )
    .select([
      's.id as supplierId',
      'counted.ordersDue',
      'counted.ordersDelivered',
      'counted.ordersCanceled',
      'counted.ordersLate',
      'counted.ordersRefunded',
    ])
    .select(kitchen => [
      firstDay.as('firstDay'),
      lastDay.as('lastDay'),
      maySell(kitchen).as('maySell'),
      hasOpenProposal(kitchen).as('hasOpenProposal'),
    ]);

interface Page {
  after: string;
  limit: number;
  now: Date;
}

const pageQuery = query(read, (from, { after, limit, now }: Given<Page>) =>
  countedKitchens(from, now)
    .where('s.id', '>', after)
    .where(kitchen => kitchen.or([maySell(kitchen), hasOpenProposal(kitchen)]))
    .orderBy('s.id')
    .limit(limit),
);

const kitchensQuery = query(read, (from, { ids, now }: Given<{ ids: readonly string[]; now: Date }>) =>
  countedKitchens(from, now).where(kitchen => kitchen('s.id', '=', kitchen.fn.any(ids))),
);

export type CountedKitchen = RowOf<typeof pageQuery>;

/** Counts the orders of the next kitchens by ID, of those that may sell or have an open proposal. */
export const countConductPage = (on: Sql, page: Page): Promise<CountedKitchen[]> => pageQuery.all(on, page);

/** Counts the orders of some kitchens. */
export const countConductOf = (on: Sql, ids: readonly string[], now: Date): Promise<CountedKitchen[]> =>
  kitchensQuery.all(on, { ids, now });
