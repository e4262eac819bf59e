import { LockMode } from '@mikro-orm/core';
import { withRight } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, type Problem } from '../../core/operation/problem.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { City } from './city.ts';
import { CityChanged } from './city-events.ts';
import { CityNotFound } from './city-problems.ts';

/** Shows customers a city that a registration added, as coming soon. */
export const announceCity = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, { cityId }: { cityId: string }): Promise<City | Problem> => {
    const city = isIdentifier(cityId)
      ? await work.em.findOne(
          City,
          { id: cityId, mergedInto: null },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        )
      : null;
    if (!city) return new CityNotFound();
    if (city.isAnnounced) return new AlreadyDone('This city is already announced.', 'cityId');
    city.isAnnounced = true;
    recordAudit(work, {
      action: 'CITY_ANNOUNCED',
      subjectKind: 'city',
      subjectId: city.id,
      subjectName: `${city.name}, ${city.state}`,
    });
    work.record(new CityChanged(city.id));
    return city;
  },
);
