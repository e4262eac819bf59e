import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { reviewChangeDays } from '../../../schema/constants.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import { newestFirst } from '../../core/database/newest-first.ts';
import { SetsUpdatedAt } from '../../core/database/updated-at.ts';
import { Node } from '../../core/graphql/node.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { User } from '../identity/user.ts';
import { Order } from '../orders/order.ts';
import { OrderStatus } from '../orders/order-status.ts';
import { UpdatesOrder } from '../orders/updates-order.ts';
import { Supplier } from '../suppliers/supplier.ts';

@Visible(anyone)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: "Customer's rating and comment on a delivered order.",
})
@Entity({ tableName: 'reviews' })
@SetsUpdatedAt('reviews')
@UpdatesOrder('reviews')
@Index({ name: 'reviews_newest', columns: newestFirst('createdAt') })
@Index({ name: 'reviews_of_supplier', columns: [{ name: 'supplierId' }, ...newestFirst('createdAt')] })
@Index({ name: 'reviews_updated_of_supplier', properties: ['supplierId', 'updatedAt', 'id'] })
export class Review {
  @Field(() => ID, { description: 'Opaque ID of the review.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Order, { mapToPk: true, unique: true })
  orderId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @ManyToOne(() => User, { mapToPk: true, index: 'reviews_of_customer' })
  customerId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Property({ type: 'smallint', check: 'rating >= 1 and rating <= 5' })
  rating!: number;

  @Field(() => String, { nullable: true, description: "Customer's comment; null without one." })
  @Property({ type: 'text', nullable: true })
  words?: string | null;

  @Field(() => DateTime, { description: 'Time at which it was written.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, {
    description:
      'Time of the last change of the review or the name of its author, by the clock of the database, which sets it. ' +
      'Read changes with updatedSince of reviews.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt?: Date;
}

/** Whether an order can be reviewed: delivered, and its serving time has begun. */
export const isEaten = (order: { status: OrderStatus; servedFrom: Date | string }, now: Date): boolean =>
  order.status === OrderStatus.DELIVERED && now >= new Date(order.servedFrom);

/** For rows and entities. */
export const mayStillBeChanged = ({ createdAt }: { createdAt: Date | string }, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() <= reviewChangeDays * 24 * 3600 * 1000;
