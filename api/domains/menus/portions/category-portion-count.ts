import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { MenuCategory } from '../menu-category.ts';

/**
 * Portions of all dishes of a category that are sold for a meal; only of categories with a limit, and from the first
 * portion on. Its constraint is the final guard against overselling, as that of PortionCount is for one dish.
 */
@Entity({ tableName: 'category_portion_counts' })
@Index({ name: 'category_portion_counts_day', properties: ['serviceDate'] })
@Check({ name: 'category_portion_counts_enough', expression: 'taken >= 0 and taken <= most' })
export class CategoryPortionCount {
  @ManyToOne(() => MenuCategory, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  categoryId!: string;

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
