import { Field, Int, ObjectType } from 'type-graphql';
import { batched } from '../../../core/batched.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { pageSizeLimit } from '../../../core/page.ts';
import { query } from '../../../core/query/query.ts';
import { admins } from '../../../core/rules.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';
import { City } from '../../cities/city.ts';
import { cityColumns } from '../../cities/city-columns.ts';
import { Supplier } from '../supplier.ts';
import { supplierStatusOf } from '../supplier-status.ts';

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
       (count(*) filter (where status = 'LISTED'))::int as listed,
       (count(*) filter (where status = 'IN_REVIEW'))::int as "inReview",
       (count(*) filter (where status = 'SUSPENDED'))::int as suspended
     from (
       select s.city_id, ${supplierStatusOf} as status
       from suppliers s left join applications a on a.supplier_id = s.id
       where s.city_id = any($1::uuid[])
     ) kitchens
     group by city_id`,
    [cityIds],
  );
  return new Map(counts.map(count => [count.cityId, count]));
});

const waitingQuery = query({ City, Supplier }, from =>
  from
    .selectFrom('City')
    .leftJoin(
      all =>
        all
          .selectFrom('Supplier as s')
          .groupBy('s.cityId')
          .select(['s.cityId', ({ fn }) => fn.countAll<string>().as('kitchens')])
          .as('registered'),
      join => join.onRef('registered.cityId', '=', 'City.id'),
    )
    .where('isActive', '=', false)
    .where('mergedInto', 'is', null)
    .where(({ eb, or }) => or([eb('registered.kitchens', '>', '0'), eb('isAnnounced', '=', false)]))
    .select(cityColumns)
    .orderBy('registered.kitchens', kitchens => kitchens.desc().nullsLast())
    .orderBy('name')
    .orderBy('state')
    .limit(pageSizeLimit),
);

/** Loads cities for an admin to review: not open, with kitchens or not announced; most kitchens first. */
export const findWaitingCities = async (ctx: Ctx): Promise<City[]> => {
  ctx.viewer.must(admins);
  return waitingQuery.all(ctx.sql, {});
};
