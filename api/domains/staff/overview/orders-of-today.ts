import { Field, Int, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { OrderStatus } from '../../orders/order-status.ts';

@Visible(withScope('ORDERS_READ', withRight('SEE_ORDERS')))
@ObjectType({
  simpleResolvers: true,
  description: "Orders of one status whose meal is today, each in its city's time zone.",
})
export class OrdersOfToday {
  @Field(() => OrderStatus, { description: 'Status of the orders.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Number of orders.' })
  orders!: number;

  @Field(() => Int, { description: 'Number of plates of these orders.' })
  plates!: number;
}
