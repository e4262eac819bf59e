import { customers } from '../../core/access/rules.ts';
import { operation } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { City } from './city.ts';
import { cityColumns } from './city-columns.ts';
import { CityNotFound } from './city-problems.ts';
import { RememberedCity } from './remembered-city.ts';

/** The open city of a name; of several the one with the most kitchens, which the lists of kitchens show first too. */
const cityQuery = query({ City }, (from, { name }: Given<{ name: string }>) =>
  from
    .selectFrom('City')
    .where(city => city(city.fn<string>('lower', ['name']), '=', city.fn<string>('lower', [name])))
    .where('isActive', '=', true)
    .select(cityColumns)
    .orderBy('supplierCount', 'desc')
    .orderBy('id')
    .limit(1),
);

export type ChosenCity = RowOf<typeof cityQuery>;

/** Longer than any name of a city. */
const longestName = 100;

/** Stores the city that a customer chose. */
export const rememberCity = operation(
  customers,
  async ({ em, sql, viewer, now }, typed: string): Promise<ChosenCity | Problem> => {
    const name = typed.trim();
    const city = name.length <= longestName ? await cityQuery.first(sql, { name }) : undefined;
    if (!city) return new CityNotFound('name');
    await em.upsert(RememberedCity, { userId: viewer.userId, cityId: city.id, chosenAt: now });
    return city;
  },
);
