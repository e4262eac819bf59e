import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Announcement } from '../../cities/announcements/announcement.ts';
import { City } from '../../cities/city.ts';
import { CityChanged } from '../../cities/city-events.ts';
import { CityNotFound } from '../../cities/city-problems.ts';
import { stopsInForce } from '../../cities/ordering-stops/stops-in-force.ts';
import { Supplier } from '../supplier.ts';
import { CitiesCannotMerge, type MergeCityInput } from './city-removal.ts';
import { lockCities } from './lock-cities.ts';

/**
 * Makes one city an alias of another: its kitchens move, and kitchens that register under its name later are added to
 * the other city, too.
 */
export const mergeCity = operation(
  withRight('MANAGE_CITIES'),
  async (work: Work, { cityId, intoCityId }: MergeCityInput): Promise<City | Problem> => {
    const { em } = work;
    const [city, into] = await lockCities(work, [cityId, intoCityId]);
    if (!city || !into) return new CityNotFound();
    const reason = whyNot(city, into);
    if (reason) return new CitiesCannotMerge(reason);
    // Its kitchens would take orders again without anyone having allowed it.
    if ((await stopsInForce(work)).some(stop => stop.cityId === city.id))
      return new CitiesCannotMerge(`Ordering in ${city.name} is stopped. Allow it again first.`, 'cityId');

    const kitchens = await em.nativeUpdate(Supplier, { cityId: city.id }, { cityId: into.id });
    await em.nativeUpdate(Announcement, { cityId: city.id }, { cityId: into.id });
    await em.nativeUpdate(City, { mergedInto: city.id }, { mergedInto: into.id });
    Object.assign(city, { mergedInto: into.id, isActive: false, isAnnounced: false, supplierCount: 0 });
    into.supplierCount = await em.count(Supplier, { cityId: into.id, isActive: true });
    recordAudit(work, {
      action: 'CITY_MERGED',
      subjectKind: 'city',
      subjectId: city.id,
      subjectName: `${city.name}, ${city.state}`,
      after: { mergedInto: `${into.name}, ${into.state}`, kitchens },
    });
    work.record(new CityChanged(city.id));
    work.record(new CityChanged(into.id));
    return into;
  },
);

/** Kitchens keep their time zone and their state's rules, so both cities must share them. */
const whyNot = (city: City, into: City): string | undefined => {
  if (city.id === into.id) return 'Choose another city to merge this one into.';
  if (city.state !== into.state) return `${into.name} is in ${into.state}, not in ${city.state}.`;
  if (city.timeZone !== into.timeZone) {
    return `${into.name} has another time zone, which would shift the days of kitchens and their orders.`;
  }
  return undefined;
};
