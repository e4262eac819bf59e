import { Field, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { pageSizeLimit } from '../../../core/graphql/page.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { cityColumns } from '../../cities/city-columns.ts';
import { Application } from '../application.ts';
import { Supplier } from '../supplier.ts';
import { type SupplierStatus, supplierStatusOf } from '../supplier-status.ts';

@Visible(withRight('MANAGE_CITIES'))
@ObjectType({ simpleResolvers: true, description: 'Numbers of kitchens of a city, by status.' })
export class CityKitchens {
  @Field(() => Int, { description: 'Number of kitchens ever registered.' })
  registered!: number;

  @Field(() => Int, { description: 'Listed kitchens.' })
  listed!: number;

  @Field(() => Int, { description: 'Kitchens waiting for an admin.' })
  inReview!: number;

  @Field(() => Int, { description: 'Suspended kitchens.' })
  suspended!: number;
}

const countsQuery = query(
  { Supplier, Application },
  (from, { cityIds }: Given<{ cityIds: readonly string[] }>) =>
    from
      .selectFrom(all =>
        all
          .selectFrom('Supplier as s')
          .leftJoin('Application as a', 'a.supplierId', 's.id')
          .where(kitchen => kitchen('s.cityId', '=', kitchen.fn.any(cityIds)))
          .select('s.cityId')
          .select(kitchen => supplierStatusOf(kitchen).as('status'))
          .as('kitchens'),
      )
      .groupBy('cityId')
      .select(({ fn, cast }) => {
        const numberIn = (status: SupplierStatus) =>
          cast<number>(fn.countAll().filterWhere('status', '=', status), 'integer');
        return [
          'cityId',
          cast<number>(fn.countAll(), 'integer').as('registered'),
          numberIn('LISTED').as('listed'),
          numberIn('IN_REVIEW').as('inReview'),
          numberIn('SUSPENDED').as('suspended'),
        ];
      }),
);

/** Counts the kitchens of cities, batched. */
export const kitchensOfCity = batched(async (ctx, cityIds) => {
  const counts = await countsQuery.all(ctx.sql, { cityIds });
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
  ctx.viewer.must(withRight('MANAGE_CITIES'));
  return waitingQuery.all(ctx.sql, {});
};
