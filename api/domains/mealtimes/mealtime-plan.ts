import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Mealtime } from './mealtime.ts';

/** Plan of a kitchen for one weekday: mealtime, plates and cut-off. */
@Entity({ tableName: 'mealtime_plans' })
export class MealtimePlan {
  @PrimaryKey({ type: 'uuid' })
  supplierId!: string;

  /** From 0, Sunday, to 6, Saturday. */
  @PrimaryKey({ type: 'smallint' })
  weekday!: number;

  @PrimaryKey({ type: 'text' })
  @Enum({ items: () => Mealtime, type: 'text' })
  mealtime!: Mealtime;

  @Property({ type: 'int' })
  plates!: number;

  /** Minutes from the service date's local midnight; negative on the day before. */
  @Property({ type: 'int' })
  cutOffMinutes!: number;

  @Property({ type: 'int' })
  servedFromMinutes!: number;

  @Property({ type: 'int' })
  servedUntilMinutes!: number;
}
