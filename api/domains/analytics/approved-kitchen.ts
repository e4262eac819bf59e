import { sql } from 'kysely';
import { suppliers, withScope } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Application } from '../suppliers/application.ts';
import { OnboardingStatus } from '../suppliers/onboarding-status.ts';
import { Supplier } from '../suppliers/supplier.ts';

/** `today` and `since`, the day of its approval, are in its time zone. */
const approvedKitchenQuery = query(
  { Supplier, City, Application },
  (from, { userId, now }: Given<{ userId: string; now: Date }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('City as c', 'c.id', 's.cityId')
      .innerJoin('Application as a', join =>
        join.onRef('a.supplierId', '=', 's.id').on('a.status', '=', OnboardingStatus.APPROVED),
      )
      .where('s.userId', '=', userId)
      .select(['s.id', 's.capacity', 'c.timeZone'])
      .select(({ ref, fn }) => [
        sql<number>`${ref('s.rating')}::float8`.as('avgRating'),
        localDay(now, ref('c.timeZone')).as('today'),
        localDay(fn.coalesce('a.decidedAt', 'a.createdAt'), ref('c.timeZone')).as('since'),
      ]),
);

export type ApprovedKitchen = RowOf<typeof approvedKitchenQuery>;

/** Finds the viewer's kitchen once it is approved; others have no figures. */
export const approvedKitchen = async (ctx: Ctx): Promise<ApprovedKitchen | undefined> => {
  ctx.viewer.must(withScope('ANALYTICS_READ', suppliers));
  return approvedKitchenQuery.first(ctx.sql, { userId: ctx.viewer.userId, now: ctx.now });
};
