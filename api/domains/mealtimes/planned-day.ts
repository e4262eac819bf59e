import { type Expression, sql } from 'kysely';
import { tables } from '../../core/query/query.ts';
import { Closure } from './closure.ts';
import type { Mealtime } from './mealtime.ts';

const platesOf = (mealtime: Mealtime) =>
  sql<number>`coalesce(max(${sql.ref('p.plates')}) filter (where ${sql.ref('p.mealtime')} = ${sql.lit(mealtime)}), 0)`;

/** Plates of each meal in the plans `p` of one day; 0 for meals the kitchen does not cook. */
export const plannedPlates = [
  platesOf('BREAKFAST').as('breakfast'),
  platesOf('LUNCH').as('lunch'),
  platesOf('DINNER').as('dinner'),
] as const;

/** Whether a kitchen is closed on a day. */
export const isClosed = (supplierId: Expression<string>, day: Expression<string>) =>
  sql<boolean>`exists ${tables({ Closure })
    .selectFrom('Closure as closed')
    .where('closed.supplierId', '=', supplierId)
    .where(({ between, ref }) => between(day, ref('closed.firstDay'), ref('closed.lastDay')))}`;
