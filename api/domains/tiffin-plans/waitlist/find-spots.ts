import { type Expression, sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { runsOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { noPeople, servedFrom, type Week, without } from './spots-of-week.ts';
import { TiffinWait } from './tiffin-wait.ts';

const peopleByDay = (weekdays: Expression<unknown>, people: Expression<unknown>) => {
  const sums = noPeople.map(
    (_, day) =>
      fragment`coalesce(sum(${people}) filter (where ${fragment.lit(day)} = any(${weekdays})), 0)::int`,
  );
  return fragment<number[]>`array[${fragment.join(sums)}]`;
};

interface Asking {
  customerId: string | null;
  /** A plan that is to change: its own spots are not in its way. */
  planId: string | null;
  /** A plan of the customer that ends before is not in the way of theirs from this day on. */
  startsOn: string | null;
}

type Asked = Asking & { offerIds: readonly string[]; now: Date };

/** How many people have an offer on each weekday, by plans that run. */
const takenQuery = query(
  { TiffinPlan, Supplier, City },
  (from, { offerIds, now, planId, customerId, startsOn }: Given<Asked>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where(plan => plan('plan.offerId', '=', plan.fn.any(offerIds)))
      .where(plan => runsOn(localDay(now, plan.ref('city.timeZone'))))
      .where(({ ref }) => fragment<boolean>`${ref('plan.id')} is distinct from ${planId}::uuid`)
      .where(
        ({ ref }) => fragment<boolean>`not coalesce(${ref('plan.customerId')} = ${customerId}::uuid
          and ${ref('plan.endsOn')} < ${startsOn}::date, false)`,
      )
      .select(({ ref }) => [
        ref('plan.offerId').$notNull().as('offerId'),
        peopleByDay(ref('plan.weekdays'), ref('plan.people')).as('taken'),
      ])
      .groupBy('plan.offerId'),
);

/** Waits that did not lapse, the longest first. Closed accounts do not wait. */
const waitsQuery = query(
  { TiffinWait, User },
  (from, { offerIds, now }: Given<{ offerIds: readonly string[]; now: Date }>) =>
    from
      .selectFrom('TiffinWait as wait')
      .innerJoin('User as customer', join =>
        join.onRef('customer.id', '=', 'wait.customerId').on('customer.disabledAt', 'is', null),
      )
      .where(wait => wait('wait.offerId', '=', wait.fn.any(offerIds)))
      .where(wait => wait.or([wait('wait.reservedUntil', 'is', null), wait('wait.reservedUntil', '>', now)]))
      .select(['wait.id', 'wait.offerId', 'wait.customerId', 'wait.weekdays', 'wait.people'])
      .select('wait.reservedUntil')
      .orderBy('wait.joinedAt')
      .orderBy('wait.id'),
);

type WaitRow = RowOf<typeof waitsQuery>;

export interface OfferSpots {
  /** Number of people on each weekday, by plans that run. */
  taken: Week;
  /** Customers whom spots are reserved for. */
  reserved: readonly WaitRow[];
  /** Customers in line, the first first. */
  line: readonly WaitRow[];
}

const everyone: Asking = { planId: null, customerId: null, startsOn: null };

/** Counts who has an offer, and finds who waits for it. */
export const findSpots = async (
  sql: Sql,
  now: Date,
  offerIds: readonly string[],
  asking = everyone,
): Promise<Map<string, OfferSpots>> => {
  const plans = await takenQuery.all(sql, { offerIds, now, ...asking });
  const takenOf = new Map(plans.map(each => [each.offerId, each.taken]));
  const waitsOf = Map.groupBy(await waitsQuery.all(sql, { offerIds, now }), ({ offerId }) => offerId);
  return new Map(
    offerIds.map(offerId => {
      const waits = waitsOf.get(offerId) ?? [];
      return [
        offerId,
        {
          taken: takenOf.get(offerId) ?? noPeople,
          reserved: waits.filter(({ reservedUntil }) => reservedUntil),
          line: waits.filter(({ reservedUntil }) => !reservedUntil),
        },
      ];
    }),
  );
};

/** Spots that are neither taken nor reserved; less than none where the cook has lowered the limit. */
export const leftOf = (spots: number, { taken, reserved }: Pick<OfferSpots, 'taken' | 'reserved'>): Week =>
  reserved.reduce(
    without,
    taken.map(people => spots - people),
  );

interface SpotsForOne {
  /** Spots beside those that are reserved for the customer. */
  left: Week;
  /** The wait of the customer, in line or with spots reserved. */
  own: WaitRow | undefined;
  /** Number of customers in line. */
  waiting: number;
}

/**
 * The spots that a customer can take of an offer. Those before them in line come first, even if the job has not
 * reserved spots for them yet.
 */
export const findSpotsFor = async (
  sql: Sql,
  now: Date,
  { id, spots }: { id: string; spots: number },
  asking: Asking & { customerId: string },
): Promise<SpotsForOne> => {
  const { taken, reserved, line } = (await findSpots(sql, now, [id], asking)).get(id)!;
  const isOwn = ({ customerId }: WaitRow) => customerId === asking.customerId;
  const others = reserved.filter(wait => !isOwn(wait));
  const place = line.findIndex(isOwn);
  const before = place < 0 ? line : line.slice(0, place);
  const { left } = servedFrom(leftOf(spots, { taken, reserved: others }), before);
  return { left, own: line[place] ?? reserved.find(isOwn), waiting: line.length };
};
