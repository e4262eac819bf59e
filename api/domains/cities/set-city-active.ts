import { withRight } from '../../core/access/rules.ts';
import { named } from '../../core/graphql/named.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { AlreadyDone, type Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { City } from './city.ts';
import { cityColumns } from './city-columns.ts';
import { CityChanged } from './city-events.ts';
import { CityNotFound } from './city-problems.ts';

interface Decision {
  cityId: string;
  isActive: boolean;
}

const setActive = query({ City }, (on, { cityId, isActive }: Given<Decision>) =>
  on
    .updateTable('City')
    .set({ isActive, isAnnounced: true })
    .where('id', '=', cityId)
    .where('isActive', '<>', isActive)
    .where('mergedInto', 'is', null)
    .returning(cityColumns),
);

const knownCity = query({ City }, (from, { cityId }: Given<{ cityId: string }>) =>
  from.selectFrom('City').where('id', '=', cityId).where('mergedInto', 'is', null).select('id'),
);

/**
 * Opens a city to customers, or closes it to new ones. Its kitchens are not affected; decision 0020 says why.
 */
export const setCityActive = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, { cityId, isActive }: Decision): Promise<City | Problem> => {
    if (!isIdentifier(cityId)) return new CityNotFound();
    const city = await setActive.first(work.sql, { cityId, isActive });
    if (!city) return alreadyDone(work, cityId, isActive);
    recordAudit(work, {
      action: isActive ? 'CITY_ACTIVATED' : 'CITY_DEACTIVATED',
      subjectKind: 'city',
      subjectId: city.id,
      subjectName: `${city.name}, ${city.state}`,
      before: { isActive: !isActive },
      after: { isActive },
    });
    work.record(new CityChanged(city.id));
    return named('City', city);
  },
);

const alreadyDone = async ({ sql }: Work, cityId: string, isActive: boolean): Promise<Problem> => {
  const city = await knownCity.first(sql, { cityId });
  if (!city) return new CityNotFound();
  return new AlreadyDone(
    `This city is already ${isActive ? 'active' : 'closed to new customers'}.`,
    'cityId',
  );
};
