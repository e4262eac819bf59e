import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { Dish } from '../../menus/dish.ts';
import { contentForMeal } from '../../menus/meal-menus/content-for-meal.ts';
import { MealMenu } from '../../menus/meal-menus/meal-menu.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Order } from '../order.ts';
import { OrderLine } from '../order-line.ts';
import { openStatuses } from '../order-status.ts';
import { ContentReminder } from './content-reminder.ts';
import { mealOfOrder } from './ordered-for-meals.ts';

export const unwrittenTables = { Order, OrderLine, Dish, MealMenu, Supplier, City, ContentReminder };

/** Six in the evening, when the cook plans the next day. */
const reminderTime = sql`time '18:00'`;
/** From that time until orders close there are at least two hours. */
const fromReminderDay = sql`interval '20 hours'`;
/** A cut-off is at most two days before its meal, and a reminder at most one day before that. */
const daysAhead = 3;
/** Orders that come in at night wait for the morning. */
const firstHour = 7;
const lastHour = 21;

/**
 * Meals that are due for a reminder: a tiffin of the day is ordered, orders are still open, and its cook has not
 * written what is in it. Days of tiffin plans are ordered by then. The reminder is due at six on the last evening which
 * is before the day of the meal and two hours before the cut-off, or during the day after that.
 */
export const unwrittenMeals = (from: Kysely<Tables<typeof unwrittenTables>>, now: Expression<string>) => {
  const timeZone = sql.ref('city.timeZone');
  const localTime = sql<string>`${now}::timestamptz at time zone ${timeZone}`;
  const localCutOff = sql`${sql.ref('o.cutOffAt')} at time zone ${timeZone}`;
  const reminderDay = sql`least(((${localCutOff}) - ${fromReminderDay})::date, ${sql.ref('o.serviceDate')} - 1)`;
  return (
    from
      .selectFrom('Dish as d')
      .innerJoin('Supplier as s', 's.id', 'd.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .innerJoin('Order as o', 'o.supplierId', 'd.supplierId')
      .innerJoin('OrderLine as line', join =>
        join.onRef('line.orderId', '=', 'o.id').onRef('line.dishId', '=', 'd.id'),
      )
      .where('d.isTiffinOfTheDay', '=', true)
      .where('d.removedAt', 'is', null)
      // Written out, as in the condition of their index.
      .where(row =>
        row(
          'o.status',
          'in',
          openStatuses.map(status => sql.lit(status)),
        ),
      )
      .where(({ ref, between }) =>
        between(
          ref('o.serviceDate'),
          sql<string>`(${localTime})::date`,
          sql<string>`(${localTime})::date + ${sql.lit(daysAhead)}`,
        ),
      )
      .where('o.cutOffAt', '>', sql<string>`${now}`)
      .where('line.mealContent', '=', '')
      .where(sql<boolean>`${contentForMeal(mealOfOrder)} = ''`)
      .where(sql<boolean>`${localTime} >= ${reminderDay} + ${reminderTime}`)
      .where(
        sql<boolean>`extract(hour from ${localTime}) between ${sql.lit(firstHour)} and ${sql.lit(lastHour)}`,
      )
      .where(row =>
        row.not(
          row.exists(
            row
              .selectFrom('ContentReminder as reminder')
              .whereRef('reminder.supplierId', '=', 'o.supplierId')
              .whereRef('reminder.serviceDate', '=', 'o.serviceDate')
              .whereRef('reminder.mealtime', '=', 'o.mealtime')
              .select('reminder.supplierId'),
          ),
        ),
      )
      .distinct()
      .select(['o.supplierId', 'o.serviceDate', 'o.mealtime'])
      .orderBy('o.supplierId')
      .orderBy('o.serviceDate')
      .orderBy('o.mealtime')
  );
};
