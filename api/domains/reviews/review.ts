import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { reviewChangeDays } from '../../../schema/constants.ts';
import { DateTime } from '../../core/scalars.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { OrderStatus } from '../orders/order-status.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: "Customer's rating and comment on a delivered order." })
@Entity({ tableName: 'reviews' })
export class Review {
  @Field(() => ID, { description: 'Opaque ID of the review.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'uuid' })
  customerId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Property({ type: 'smallint' })
  rating!: number;

  @Field(() => String, { nullable: true, description: "Customer's comment; null without one." })
  @Property({ type: 'text', nullable: true })
  words?: string | null;

  @Field(() => DateTime, { description: 'Time at which it was written.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

/** Whether an order can be reviewed: delivered, and its serving time has begun. */
export const isEaten = (order: { status: OrderStatus; servedFrom: Date | string }, now: Date): boolean =>
  order.status === OrderStatus.DELIVERED && now >= new Date(order.servedFrom);

/** For rows and entities. */
export const mayStillBeChanged = ({ createdAt }: { createdAt: Date | string }, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= reviewChangeDays * 24 * 3600 * 1000;
