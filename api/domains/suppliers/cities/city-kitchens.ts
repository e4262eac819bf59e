import { Field, Int, ObjectType } from 'type-graphql';
import { batched } from '../../../core/batched.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { pageSizeLimit } from '../../../core/page.ts';
import { admins } from '../../../core/rules.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';
import { City } from '../../cities/city.ts';
import { cityColumns } from '../../cities/find-cities.ts';
import { supplierStatusOf } from '../kitchen-standing.ts';

@Visible(forAdmins)
@ObjectType({ simpleResolvers: true, description: 'Numbers of kitchens of a city, by status.' })
export class CityKitchens {
  @Field(() => Int, { description: 'All kitchens ever registered.' })
  registered!: number;

  @Field(() => Int, { description: 'Listed kitchens.' })
  listed!: number;

  @Field(() => Int, { description: 'Kitchens waiting for an admin.' })
  inReview!: number;

  @Field(() => Int, { description: 'Suspended kitchens.' })
  suspended!: number;
}

/** Counts the kitchens of cities, batched. */
export const kitchensOfCity = batched(async (ctx, cityIds) => {
  const counts = await ctx.sql.rows<CityKitchens & { cityId: string }>(
    `select city_id as "cityId", count(*)::int as registered,
       (count(*) filter (where standing = 'LISTED'))::int as listed,
       (count(*) filter (where standing = 'IN_REVIEW'))::int as "inReview",
       (count(*) filter (where standing = 'SUSPENDED'))::int as suspended
     from (
       select s.city_id, ${supplierStatusOf} as standing
       from suppliers s left join applications a on a.supplier_id = s.id
       where s.city_id = any($1::uuid[])
     ) kitchens
     group by city_id`,
    [cityIds],
  );
  return new Map(counts.map(count => [count.cityId, count]));
});

/** Loads cities for an admin to review: not open, with kitchens or not announced; most kitchens first. */
export const findWaitingCities = async (ctx: Ctx): Promise<City[]> => {
  ctx.viewer.must(admins);
  return ctx.sql.rows<City>(
    `select ${cityColumns} from cities
     left join (select city_id, count(*) as kitchens from suppliers group by city_id) registered
       on registered.city_id = cities.id
     where not is_active and merged_into is null and (kitchens > 0 or not is_announced)
     order by kitchens desc nulls last, name, state limit ${pageSizeLimit}`,
  );
};
