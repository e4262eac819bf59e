import { sql } from 'kysely';
import { textOf } from '../../core/query/text.ts';
import * as planned from './planned-day.ts';

// For placing an order, which is one statement of measured text.

/** SQL for the plates of each meal in the plans `p` of one day; 0 for meals the kitchen does not cook. */
export const plannedPlates = planned.plannedPlates.map(textOf).join(', ');

/** SQL for whether a kitchen is closed on a day; both are SQL expressions. */
export const isClosed = (supplierId: string, day: string): string =>
  textOf(planned.isClosed(sql.raw(supplierId), sql.raw(day)));
