import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../core/scalars.ts';
import { Visible, withinReach } from '../../../core/visible.ts';
import { OrderStatus } from '../order-status.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'When an order reached a status.' })
export class OrderMoment {
  @Field(() => OrderStatus, { description: 'The status it reached.' })
  status!: OrderStatus;

  @Field(() => DateTime, { description: 'When.' })
  at!: Date | string;
}
