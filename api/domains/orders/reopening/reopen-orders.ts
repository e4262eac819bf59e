import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { type Given, query, type RowOf, type Tables, tables } from '../../../core/query/query.ts';
import type { Allergen } from '../../menus/allergen.ts';
import type { Diet } from '../../menus/diet.ts';
import { Dish } from '../../menus/dish.ts';
import type { DishMark } from '../../menus/dish-mark.ts';
import { Order } from '../order.ts';
import { OrderLine } from '../order-line.ts';
import { openStatuses } from '../order-status.ts';

type Refs = Pick<
  ExpressionBuilder<
    {
      line: Tables<{ OrderLine: typeof OrderLine }>['OrderLine'];
      dish: Tables<{ Dish: typeof Dish }>['Dish'];
    },
    'line' | 'dish'
  >,
  'ref'
>;

/** What a line contains by now: the dish, and what was chosen about it. Most lines have no choices. */
const withChoices = <Value>({ ref }: Refs, own: Expression<Value>, along: 'allergens_with' | 'diet_with') =>
  sql<Value>`(case when ${ref('line.choices')} = '[]' then ${own} else ${sql.raw(along)}(${own},
    current_choices(${ref('dish.optionGroups')}, ${ref('line.choices')})) end)`;

const allergensNow = (refs: Refs) =>
  withChoices(refs, sql<Allergen[]>`coalesce(${refs.ref('dish.allergens')}, '{}')`, 'allergens_with');
const dietNow = (refs: Refs) => withChoices<Diet>(refs, refs.ref('dish.diet'), 'diet_with');

const each = <Value>(values: Expression<Value[] | null>) =>
  tables({}).selectNoFrom(sql<Value>`unnest(${values})`.as('value'));

/**
 * Stores added allergens, removed marks and the current diet on the lines of a kitchen's open orders, and reopens
 * canceling of these orders with each change that the customer was not notified of. An added allergen stays on the line
 * when the kitchen removes it again, since the order may have been cooked with it; so does a removed mark. A diet that is back
 * to the ordered one is no change, and the customer is not notified twice of the same diet.
 */
export const reopenOrders = query(
  { Order, OrderLine, Dish },
  (on, { supplierId, now }: Given<{ supplierId: string; now: Date }>) =>
    on
      .with('changed', cte =>
        cte
          .selectFrom('Order as o')
          .innerJoin('OrderLine as line', 'line.orderId', 'o.id')
          .innerJoin('Dish as dish', 'dish.id', 'line.dishId')
          .where('o.supplierId', '=', supplierId)
          .where('o.status', 'in', openStatuses)
          .where(line => {
            const { eb, ref, fn } = line;
            const known = sql`${ref('line.allergens')} || ${ref('line.addedAllergens')}`;
            return eb.or([
              sql<boolean>`not ${allergensNow(line)} <@ (${known})`,
              eb(dietNow(line), '<>', fn.coalesce('line.changedDiet', 'line.diet')),
              sql<boolean>`not ${ref('line.marks')} <@ (${ref('dish.marks')} || ${ref('line.removedMarks')})`,
            ]);
          })
          .select(['line.orderId', 'line.position', 'line.dishName', 'line.diet as dietBefore'])
          .select(line => [
            dietNow(line).as('diet'),
            sql<boolean>`${dietNow(line)} <> ${line.ref('line.diet')}
              and ${dietNow(line)} <> all(${line.ref('line.notifiedDiets')})`.as('isNewDiet'),
            sql<Allergen[]>`array${each(allergensNow(line))
              .except(
                each(sql<Allergen[]>`${line.ref('line.allergens')} || ${line.ref('line.addedAllergens')}`),
              )
              .orderBy('value')}`.as('newAllergens'),
            sql<DishMark[]>`array${each(line.ref('line.marks'))
              .except(each(sql<DishMark[]>`${line.ref('dish.marks')} || ${line.ref('line.removedMarks')}`))
              .orderBy('value')}`.as('lostMarks'),
          ])
          .forUpdate('o'),
      )
      .with('noted', cte =>
        cte
          .updateTable('OrderLine as line')
          .from('changed')
          .set(({ eb, ref, fn }) => ({
            addedAllergens: sql`${ref('line.addedAllergens')} || ${ref('changed.newAllergens')}`,
            removedMarks: sql`${ref('line.removedMarks')} || ${ref('changed.lostMarks')}`,
            changedDiet: fn('nullif', ['changed.diet', 'line.diet']),
            notifiedDiets: eb
              .case()
              .when('changed.isNewDiet', '=', true)
              .then(sql<Diet[]>`${ref('line.notifiedDiets')} || ${ref('changed.diet')}`)
              .else(ref('line.notifiedDiets'))
              .end(),
          }))
          .whereRef('line.orderId', '=', 'changed.orderId')
          .whereRef('line.position', '=', 'changed.position'),
      )
      .with('reopened', cte =>
        cte
          .updateTable('Order as o')
          .from('changed')
          .set({ reopenedAt: now })
          .whereRef('o.id', '=', 'changed.orderId')
          .where(({ or, ref }) =>
            or([
              ref('changed.isNewDiet'),
              sql<boolean>`${ref('changed.newAllergens')} <> '{}'`,
              sql<boolean>`${ref('changed.lostMarks')} <> '{}'`,
            ]),
          ),
      )
      .selectFrom('changed')
      .select([
        'changed.orderId',
        'changed.dishName',
        'changed.newAllergens',
        'changed.lostMarks',
        'changed.dietBefore',
        'changed.diet',
        'changed.isNewDiet',
      ])
      .orderBy('changed.orderId')
      .orderBy('changed.position'),
);

/**
 * A line of an open order whose dish on the menu differs from it: the allergens, lost marks and the diet that the
 * customer has not been notified of yet, the diet that was ordered, and the one now.
 */
export type ChangedLine = RowOf<typeof reopenOrders>;

/** Whether the line has a change that the customer has not been notified of yet. */
export const isNews = ({ newAllergens, lostMarks, isNewDiet }: ChangedLine): boolean =>
  isNewDiet || newAllergens.length > 0 || lostMarks.length > 0;
