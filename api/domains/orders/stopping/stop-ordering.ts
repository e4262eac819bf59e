import { orderingStopReason, stopEndRefusal } from '../../../../schema/rules/ordering-stop.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { type Given, query, tableOf } from '../../../core/query/query.ts';
import { writersFinished } from '../../../core/query/writers-finished.sql.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { CityNotFound } from '../../cities/city-problems.ts';
import { OrderingStop } from '../../cities/ordering-stops/ordering-stop.ts';
import { OrderingStopSaved } from '../../cities/ordering-stops/ordering-stop-events.ts';
import { auditedPlace, placeId } from '../../cities/ordering-stops/stop-place.ts';
import { ServiceDay } from '../../mealtimes/service-day.ts';
import { lockCities } from '../../suppliers/cities/lock-cities.ts';
import { isInForce } from './is-in-force.ts';
import type { StopOrderingInput } from './ordering-stop-inputs.ts';

type Place = Pick<OrderingStop, 'id'> & { cityId: string | null; now: Date };

/** Locks the stop of a place, and stores one that is over where there is none: nothing else could be locked then. */
const lockStop = query({ OrderingStop }, (on, { id, cityId, now }: Given<Place>) =>
  on
    .insertInto('OrderingStop')
    .values({ id, cityId, reason: '', since: now, until: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet(({ ref }) => ({ id: ref('excluded.id') })))
    .returning('id'),
);

const saveStop = operation(
  withRight('MANAGE_CITIES'),
  async (
    work: Work,
    { cityId, until = null, ...asked }: StopOrderingInput,
  ): Promise<OrderingStop | Problem> => {
    const { em, now } = work;
    const reason = checked(orderingStopReason, asked.reason, 'reason');
    if (reason instanceof InvalidInput) return reason;
    const misfit = until && stopEndRefusal(until, now);
    if (misfit) return new InvalidInput(misfit, 'until');
    const [city] = cityId == null ? [null] : await lockCities(work, [cityId]);
    if (city === undefined) return new CityNotFound();
    const place = { id: placeId(city?.id), cityId: city?.id ?? null };
    await lockStop.first(work.sql, { ...place, now });
    const stop = await em.findOneOrFail(OrderingStop, { id: place.id });
    const before = isInForce(stop, now) ? factsOf(stop) : null;
    const after = factsOf({ reason, until });
    if (before && JSON.stringify(before) === JSON.stringify(after)) return stop;

    em.assign(stop, { reason, until, since: before ? stop.since : now });
    recordAudit(work, {
      action: before ? 'ORDERING_STOP_CHANGED' : 'ORDERING_STOPPED',
      ...auditedPlace(city),
      before,
      after,
    });
    work.record(new OrderingStopSaved(place.cityId));
    return stop;
  },
);

const factsOf = ({ reason, until }: { reason: string; until?: Date | null }) => ({
  reason,
  until: until?.toISOString() ?? null,
});

/**
 * Stops ordering in a city or everywhere. One that is in force gets the new reason and end, as more becomes known of an
 * incident. Returns once no order can be placed anymore that did not see the stop: orders are placed by statements that
 * lock the plates of a day, and those that began before the stop was committed are awaited.
 */
export const stopOrdering = async (ctx: Ctx, input: StopOrderingInput): Promise<OrderingStop | Problem> => {
  const outcome = await saveStop(ctx, input);
  if (!(outcome instanceof Problem)) await writersFinished(ctx, tableOf(ServiceDay));
  return outcome;
};
