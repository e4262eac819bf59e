import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { namedEntity } from '../../../core/database/named-entity.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';

/** What a kitchen ticked off on the prep sheet of a meal. */
@Entity({ tableName: 'prep_ticks' })
export class PrepTick {
  @ManyToOne(namedEntity('Supplier'), { primary: true, mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @PrimaryKey({ type: 'date' })
  serviceDate!: string;

  @PrimaryKey({ type: 'text', check: "mealtime in ('BREAKFAST', 'LUNCH', 'DINNER')" })
  mealtime!: Mealtime;

  @PrimaryKey({ type: 'uuid' })
  dishId!: string;

  /** Plates ordered when it was ticked: with more of them it counts as ticked no longer. */
  @Property({ type: 'int', check: 'plates > 0' })
  plates!: number;
}
