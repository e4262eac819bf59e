import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { Supplier } from '../../suppliers/supplier.ts';

/** A cook was reminded to write what is in the tiffins of the day of a meal; stored until the day is over. */
@Entity({ tableName: 'meal_content_reminders' })
export class ContentReminder {
  @ManyToOne(() => Supplier, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @PrimaryKey({ type: 'date' })
  serviceDate!: string;

  @Enum({ items: () => Mealtime, type: 'text', primary: true })
  mealtime!: Mealtime;

  @Property({ type: 'timestamptz' })
  remindedAt!: Date;
}
