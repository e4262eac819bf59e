import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { Dish } from '../dish.ts';

/**
 * Portions of a dish that are sold for a meal; only of dishes with a limit, and from the first portion on. Its
 * constraint is the final guard against overselling (domains/orders/placing/place-order.sql.ts writes it).
 */
@Entity({ tableName: 'portion_counts' })
@Index({ name: 'portion_counts_day', properties: ['serviceDate'] })
@Check({ name: 'portion_counts_enough', expression: 'taken >= 0 and taken <= most' })
export class PortionCount {
  @ManyToOne(() => Dish, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  dishId!: string;

  @PrimaryKey({ type: 'date' })
  serviceDate!: string;

  @PrimaryKey({ type: 'text', check: "mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')" })
  mealtime!: Mealtime;

  @Property({ type: 'int' })
  taken!: number;

  /** The limit, or the portions that were sold before it was lowered. */
  @Property({ type: 'int' })
  most!: number;
}
