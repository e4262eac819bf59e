import { sql } from 'kysely';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { spendableCents } from '../../payments/credit/spendable-cents.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { runsOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';

interface Asked {
  /** So long ago that what ended before it needs nothing any more. */
  since: Date;
  after: string;
  limit: number;
}

/**
 * Credits that did not change since then, and of whose customer no plan at the kitchen has run since then, in the order
 * of their IDs. Without those of which all is asked back already.
 */
export const unneededCreditsQuery = query(
  { TiffinCredit, Supplier, City, TiffinPlan },
  (from, { since, after, limit }: Given<Asked>) =>
    from
      .selectFrom('TiffinCredit as credit')
      .innerJoin('Supplier as s', 's.id', 'credit.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where('credit.cents', '>', 0)
      .where(spendableCents('credit'), '>', 0)
      .where('credit.changedAt', '<=', since)
      .where(credit =>
        credit.not(
          credit.exists(
            credit
              .selectFrom('TiffinPlan as plan')
              .whereRef('plan.customerId', '=', 'credit.customerId')
              .whereRef('plan.supplierId', '=', 'credit.supplierId')
              .where(plan =>
                plan.or([
                  runsOn(localDay(since, plan.ref('city.timeZone'))),
                  plan('plan.stoppedAt', '>', since),
                ]),
              )
              .select('plan.id'),
          ),
        ),
      )
      .where(credit => credit('credit.id', '>', sql<string>`${after}::uuid`))
      .select(['credit.id', 'credit.customerId', 'credit.supplierId'])
      .orderBy('credit.id')
      .limit(limit),
);

export type UnneededCreditRow = RowOf<typeof unneededCreditsQuery>;
