import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { namedEntity } from '../../core/database/named-entity.ts';
import { Mealtime } from './mealtime.ts';

/** Plan of a kitchen for one weekday: mealtime, plates and cut-off. */
@Entity({ tableName: 'mealtime_plans' })
export class MealtimePlan {
  @ManyToOne(namedEntity('Supplier'), { primary: true, mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  /** From 0, Sunday, to 6, Saturday. */
  @PrimaryKey({ type: 'smallint', check: 'weekday >= 0 and weekday <= 6' })
  weekday!: number;

  @Enum({ items: () => Mealtime, type: 'text', primary: true })
  mealtime!: Mealtime;

  @Property({ type: 'int', check: 'plates >= 1 and plates <= 100' })
  plates!: number;

  /** Minutes from the service date's local midnight; negative on the day before. */
  @Property({ type: 'int', check: 'cut_off_minutes >= -2880 and cut_off_minutes <= 1440' })
  cutOffMinutes!: number;

  @Property({ type: 'int', check: 'served_from_minutes >= 0 and served_from_minutes <= 1440' })
  servedFromMinutes!: number;

  @Property({ type: 'int', check: 'served_until_minutes >= 0 and served_until_minutes <= 1440' })
  servedUntilMinutes!: number;
}
