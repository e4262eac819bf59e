import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { City } from '../../cities/city.ts';
import { CityChanged } from '../../cities/city-events.ts';
import { CityNotFound } from '../../cities/city-problems.ts';
import { Supplier } from '../supplier.ts';
import { CityHasKitchens, RemovedCity } from './city-removal.ts';
import { lockCities } from './lock-cities.ts';

/** Removes a city without kitchens from the marketplace, with the aliases merged into it. */
export const removeCity = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, { cityId }: { cityId: string }): Promise<RemovedCity | Problem> => {
    const { em } = work;
    const [city] = await lockCities(work, [cityId]);
    if (!city) return new CityNotFound();
    const kitchens = await em.count(Supplier, { cityId: city.id });
    if (kitchens > 0) return new CityHasKitchens(kitchens);

    await em.nativeDelete(City, { mergedInto: city.id });
    await em.nativeDelete(City, { id: city.id });
    recordAudit(work, {
      action: 'CITY_REMOVED',
      subjectKind: 'city',
      subjectId: city.id,
      subjectName: `${city.name}, ${city.state}`,
      before: { isActive: city.isActive },
    });
    work.record(new CityChanged(city.id));
    return new RemovedCity(city.id);
  },
);
