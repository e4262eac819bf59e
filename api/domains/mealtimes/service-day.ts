import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { namedEntity } from '../../core/database/named-entity.ts';

/**
 * One kitchen's plates on one local day. Taking and releasing plates locks the row, and its constraints are
 * the final guard against overselling (domains/orders/placing/place-order.sql.ts writes it).
 */
@Entity({ tableName: 'service_days' })
@Check({
  name: 'service_days_breakfast',
  expression: 'breakfast_taken >= 0 and breakfast_taken <= breakfast_plates',
})
@Check({ name: 'service_days_lunch', expression: 'lunch_taken >= 0 and lunch_taken <= lunch_plates' })
@Check({ name: 'service_days_dinner', expression: 'dinner_taken >= 0 and dinner_taken <= dinner_plates' })
@Check({
  name: 'service_days_capacity',
  expression: 'breakfast_taken + lunch_taken + dinner_taken <= capacity',
})
export class ServiceDay {
  @ManyToOne(namedEntity('Supplier'), { primary: true, mapToPk: true })
  supplierId!: string;

  @PrimaryKey({ type: 'date' })
  serviceDate!: string;

  @Property({ type: 'int' })
  capacity!: number;

  @Property({ type: 'int' })
  breakfastPlates!: number;

  @Property({ type: 'int' })
  lunchPlates!: number;

  @Property({ type: 'int' })
  dinnerPlates!: number;

  @Property({ type: 'int', default: 0 })
  breakfastTaken!: number;

  @Property({ type: 'int', default: 0 })
  lunchTaken!: number;

  @Property({ type: 'int', default: 0 })
  dinnerTaken!: number;

  /** The kitchen's `menuVersion` that orders of this day must know. */
  @Property({ type: 'int', default: 1 })
  menuVersion!: number;
}
