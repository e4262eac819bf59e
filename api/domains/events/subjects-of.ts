import { type Expression, sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import type { Mealtime } from '../mealtimes/mealtime.ts';
import { Order } from '../orders/order.ts';
import { TiffinBill } from '../payments/bills/tiffin-bill.ts';
import { Payout } from '../payments/payouts/payout.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinPlan } from '../tiffin-plans/tiffin-plan.ts';

const noText = fragment<string | null>`null::text`;
const noDay = fragment<string | null>`null::date`;
const noMeal = fragment<Mealtime | null>`null::text`;

const text = <Text extends string>(column: Expression<Text>) => fragment<Text | null>`${column}`;

const subjectsQuery = query(
  { Order, Supplier, Payout, TiffinPlan, TiffinBill },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('Order as o')
      .where(order => order('o.id', '=', order.fn.any(ids)))
      .select(['o.id', 'o.supplierId'])
      .select(({ ref }) => [
        text(ref('o.orderNumber')).as('number'),
        text(ref('o.serviceDate')).as('day'),
        text(ref('o.mealtime')).as('mealtime'),
      ])
      .unionAll(
        from
          .selectFrom('Supplier as s')
          .where(kitchen => kitchen('s.id', '=', kitchen.fn.any(ids)))
          .select(['s.id', 's.id as supplierId'])
          .select([noText.as('number'), noDay.as('day'), noMeal.as('mealtime')]),
      )
      .unionAll(
        from
          .selectFrom('Payout as p')
          .where(payout => payout('p.id', '=', payout.fn.any(ids)))
          .select(['p.id', 'p.supplierId'])
          .select([noText.as('number'), noDay.as('day'), noMeal.as('mealtime')]),
      )
      .unionAll(
        from
          .selectFrom('TiffinPlan as t')
          .where(plan => plan('t.id', '=', plan.fn.any(ids)))
          .select(['t.id', 't.supplierId'])
          .select(({ ref }) => [
            noText.as('number'),
            noDay.as('day'),
            text(ref('t.mealtime')).as('mealtime'),
          ]),
      )
      .unionAll(
        from
          .selectFrom('TiffinBill as b')
          .where(bill => bill('b.id', '=', bill.fn.any(ids)))
          .select(['b.id', 'b.supplierId'])
          .select(({ ref }) => [
            text(ref('b.billNumber')).as('number'),
            text(ref('b.weekStartsOn')).as('day'),
            noMeal.as('mealtime'),
          ]),
      ),
);

export type EventSubjectFacts = RowOf<typeof subjectsQuery>;

/** What events say of their subjects, whatever these are; by ID. One that no longer exists is missing. */
export const subjectsOf = async (
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, EventSubjectFacts>> => {
  if (ids.length === 0) return new Map();
  const subjects = await subjectsQuery.all(sql, { ids });
  return new Map(subjects.map(subject => [subject.id, subject]));
};
