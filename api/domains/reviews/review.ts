import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { reviewChangeDays } from '../../../schema/constants.ts';
import { DateTime } from '../../core/scalars.ts';
import { anyone, Visible } from '../../core/visible.ts';
import { OrderStatus } from '../orders/order-status.ts';

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: "A customer's stars and words about a delivered order." })
@Entity({ tableName: 'reviews' })
export class Review {
  @Field(() => ID, { description: 'Identifies the review; opaque.' })
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

  @Field(() => String, { nullable: true, description: 'What the customer wrote, if anything.' })
  @Property({ type: 'text', nullable: true })
  words?: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

/** An order is reviewed by who could taste it: delivered, and its meal being served or over. */
export const isEaten = (order: { status: OrderStatus; servedFrom: Date | string }, now: Date): boolean =>
  order.status === OrderStatus.DELIVERED && now >= new Date(order.servedFrom);

/** Rows and entities alike. */
export const mayStillBeChanged = ({ createdAt }: { createdAt: Date | string }, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= reviewChangeDays * 24 * 3600 * 1000;
