import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { Supplier } from '../../suppliers/supplier.ts';

/** Portions of a meal to come that tiffin plans had at a kitchen when a day was first counted. */
@Entity({ tableName: 'tiffin_forecast_counts' })
@Index({ name: 'tiffin_forecast_counts_day', properties: ['countedOn'] })
export class TiffinForecastCount {
  @ManyToOne(() => Supplier, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  /** In the kitchen's time zone. */
  @PrimaryKey({ type: 'date' })
  countedOn!: string;

  @PrimaryKey({ type: 'date' })
  serviceDate!: string;

  @Enum({ items: () => Mealtime, type: 'text', primary: true })
  mealtime!: Mealtime;

  @Property({ type: 'int', check: 'portions >= 0' })
  portions!: number;
}
