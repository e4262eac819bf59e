import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { OrderStatus } from '../order-status.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Time at which an order reached a status.' })
export class OrderMoment {
  @Field(() => OrderStatus, { description: 'Status it reached.' })
  status!: OrderStatus;

  @Field(() => DateTime, { description: 'Time at which it did.' })
  at!: Date | string;
}
