import type { Expression, Kysely } from 'kysely';
import { eitherWay } from '../../core/query/either-way.ts';
import { type Keyset, readByKeyset } from '../../core/query/keyset.ts';
import { type Given, query, type RowOf, type Tables } from '../../core/query/query.ts';
import { City } from '../cities/city.ts';
import { localDay } from '../cities/local-day.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinPlan } from './tiffin-plan.ts';

export const planRowTables = { TiffinPlan, Supplier, City };

const columns = [
  'plan.id',
  'plan.version',
  'plan.customerId',
  'plan.supplierId',
  'plan.mealtime',
  'plan.weekdays',
  'plan.fulfillment',
  'plan.deliveryAddress',
  'plan.weekdayAddresses',
  'plan.note',
  'plan.lines',
  'plan.totalCents',
  'plan.offerId',
  'plan.people',
  'plan.raisedToCents',
  'plan.raisedFrom',
  'plan.raisedPrices',
  'plan.allowsSmallRises',
  'plan.portions',
  'plan.startsOn',
  'plan.endsOn',
  'plan.agreedConflicts',
  'plan.consent',
  'plan.startedAt',
  'plan.stoppedAt',
  'plan.stopReason',
  'plan.stopWords',
] as const;

type Reads = Pick<Kysely<Tables<typeof planRowTables>>, 'selectFrom'>;

/** Plans as `plan`, their kitchens as `s` and `city`, and `today` in the time zone of the kitchen. */
export const planRows = (from: Reads, now: Expression<string>) =>
  from
    .selectFrom('TiffinPlan as plan')
    .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .select(columns)
    .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today'));

const plansOf = (of: 'plan.customerId' | 'plan.supplierId') =>
  eitherWay('desc', scan =>
    query(planRowTables, (from, given: Given<Keyset & { ofId: string; now: Date }>) => {
      const plans = planRows(from, given.now).where(of, '=', given.ofId);
      return readByKeyset(plans, ['plan.startedAt', 'plan.id'], scan, given);
    }),
  );

/** Plans of one customer, the newest first. */
export const plansOfCustomer = plansOf('plan.customerId');
/** Plans of one kitchen, the newest first. */
export const plansOfKitchen = plansOf('plan.supplierId');

/** A plan, and today in the time zone of its kitchen. */
export type TiffinPlanRow = RowOf<ReturnType<typeof plansOfCustomer>>;
