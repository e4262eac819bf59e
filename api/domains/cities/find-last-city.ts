import { customers } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { City } from './city.ts';
import { cityColumns } from './city-columns.ts';
import type { ChosenCity } from './remember-city.ts';
import { RememberedCity } from './remembered-city.ts';

const lastCityQuery = query({ RememberedCity, City }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('RememberedCity as r')
    .innerJoin('City as chosen', 'chosen.id', 'r.cityId')
    .innerJoin('City', join =>
      join.on(city => city('City.id', '=', city.fn.coalesce('chosen.mergedInto', 'chosen.id'))),
    )
    .where('r.userId', '=', userId)
    .where('City.isActive', '=', true)
    .select(cityColumns.map(column => `City.${column}` as const)),
);

/** Loads the city that the viewer chose last, or the one it was merged into; null if that is no longer open. */
export const findLastCity = async (ctx: Ctx): Promise<ChosenCity | null> => {
  ctx.viewer.must(customers);
  return (await lastCityQuery.first(ctx.sql, { userId: ctx.viewer.userId })) ?? null;
};
