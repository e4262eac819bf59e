import { sql } from 'kysely';
import { tables } from '../../../core/query/query.ts';
import type { MealOfKitchen } from './cooked-for-meal.ts';
import { MealMenu } from './meal-menu.ts';

/** The contents are stored as JSON, whose names PostgreSQL does not know. */
const part = sql`part ("dishId" uuid, text text)`;

/**
 * What is in a dish `d` for a meal: null unless it is a tiffin of the day, and empty as long as its cook has not
 * written it.
 */
export const contentForMeal = ({ supplierId, serviceDate, mealtime }: MealOfKitchen) => {
  const written = tables({ MealMenu })
    .selectFrom('MealMenu as written')
    .crossJoin(({ ref }) =>
      sql<{ text: string }>`jsonb_to_recordset(${ref('written.contents')})`.as<'part'>(part),
    )
    .where('written.supplierId', '=', supplierId)
    .where('written.serviceDate', '=', serviceDate)
    .where('written.mealtime', '=', mealtime)
    .where(sql<boolean>`part."dishId" = ${sql.ref('d.id')}`)
    .select(sql<string>`part.text`.as('text'));
  return sql<string | null>`case when ${sql.ref('d.isTiffinOfTheDay')} then coalesce((${written}), '') end`;
};
