import { isIdentifier } from '../../core/identifier.ts';
import { operation, type Work } from '../../core/operation.ts';
import { AlreadyDone, type Problem } from '../../core/problem.ts';
import { admins } from '../../core/rules.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { City } from './city.ts';
import { CityChanged } from './city-events.ts';
import { CityNotFound } from './city-problems.ts';
import { asCity, cityColumns } from './find-cities.ts';

interface Decision {
  cityId: string;
  isActive: boolean;
}

/**
 * Opens a city to customers, or closes it to new ones. Its kitchens are not affected; decision 0020 says why.
 */
export const setCityActive = operation(
  admins,
  async (work: Work, { cityId, isActive }: Decision): Promise<City | Problem> => {
    if (!isIdentifier(cityId)) return new CityNotFound();
    const [city] = await work.sql.rows<City>(
      `update cities set is_active = $2, is_announced = true
       where id = $1 and is_active <> $2 and merged_into is null returning ${cityColumns}`,
      [cityId, isActive],
    );
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
    return asCity(city);
  },
);

const alreadyDone = async ({ sql }: Work, cityId: string, isActive: boolean): Promise<Problem> => {
  const [city] = await sql.rows('select from cities where id = $1 and merged_into is null', [cityId]);
  if (!city) return new CityNotFound();
  return new AlreadyDone(
    `This city is already ${isActive ? 'active' : 'closed to new customers'}.`,
    'cityId',
  );
};
