import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * One kitchen's plates on one local day. Taking and releasing plates locks the row, and its constraints are
 * the final guard against overselling (domains/orders/placing/place-order.sql.ts writes it).
 */
@Entity({ tableName: 'service_days' })
export class ServiceDay {
  @PrimaryKey({ type: 'uuid' })
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

  @Property({ type: 'int' })
  breakfastTaken!: number;

  @Property({ type: 'int' })
  lunchTaken!: number;

  @Property({ type: 'int' })
  dinnerTaken!: number;

  /** The kitchen's `menuVersion` that orders of this day must know. */
  @Property({ type: 'int', default: 1 })
  menuVersion!: number;
}
