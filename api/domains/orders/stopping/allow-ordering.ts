import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, type Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { CityNotFound } from '../../cities/city-problems.ts';
import { OrderingStop } from '../../cities/ordering-stops/ordering-stop.ts';
import { OrderingAllowed } from '../../cities/ordering-stops/ordering-stop-events.ts';
import { auditedPlace, placeId } from '../../cities/ordering-stops/stop-place.ts';
import { lockCities } from '../../suppliers/cities/lock-cities.ts';
import { isInForce } from './is-in-force.ts';

/** Allows ordering again where it was stopped: in a city, or everywhere. Each is allowed by itself. */
export const allowOrdering = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, cityId: string | null): Promise<{ cityId: string | null } | Problem> => {
    const { em, now } = work;
    const [city] = cityId === null ? [null] : await lockCities(work, [cityId]);
    if (city === undefined) return new CityNotFound();
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const stop = await em.findOne(OrderingStop, { id: placeId(city?.id) }, { lockMode });
    if (!stop || !isInForce(stop, now))
      return new AlreadyDone('Ordering is already allowed here.', city && 'cityId');
    em.remove(stop);
    recordAudit(work, {
      action: 'ORDERING_ALLOWED',
      ...auditedPlace(city),
      before: { reason: stop.reason, until: stop.until?.toISOString() ?? null },
    });
    work.record(new OrderingAllowed(city?.id ?? null));
    return { cityId: city?.id ?? null };
  },
);
