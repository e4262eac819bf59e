import { type Expression, sql } from 'kysely';
import { mealtimes } from '../../../../schema/constants.ts';
import { tables } from '../../../core/query/query.ts';
import { firstNumberedDay } from '../../suppliers/cooked-meals.ts';
import { Dish } from '../dish.ts';
import { MealMenu } from './meal-menu.ts';

const place = sql<number>`(array_position(array[${sql.join(mealtimes.map(each => sql.lit(each)))}], ${sql.ref('own.mealtime')}) - 1)`;

/**
 * The meals with own menus that cook something though usually nothing is cooked then, or the other way round; `usual`
 * are the bits of the meals for which something usually is.
 */
export const unusualMeals = (supplierId: Expression<string>, usual: Expression<number>) =>
  sql<number[]>`array(${tables({ MealMenu, Dish })
    .selectFrom('MealMenu as own')
    .where('own.supplierId', '=', supplierId)
    .where(({ exists, selectFrom, ref }) => {
      const isCooked = exists(
        selectFrom('Dish as onSale')
          .whereRef('onSale.supplierId', '=', 'own.supplierId')
          .where(sql<boolean>`${sql.ref('onSale.id')} = any(${ref('own.dishIds')})`)
          .where('onSale.isAvailable', '=', true)
          .where('onSale.removedAt', 'is', null),
      );
      return sql<boolean>`${isCooked} <>
        (${usual} >> (3 * extract(dow from ${ref('own.serviceDate')})::int + ${place}) & 1 = 1)`;
    })
    .select(({ ref }) =>
      sql<number>`3 * (${ref('own.serviceDate')} - ${sql.lit(firstNumberedDay)}::date) + ${place}`.as('meal'),
    )})`;
