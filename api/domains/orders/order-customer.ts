import { Field, ObjectType } from 'type-graphql';
import { batched } from '../../core/batched.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { formerCustomerName } from '../identity/former-customer.ts';
import { openStatuses } from './order-status.ts';

/** Decision 0018 says what a kitchen learns of its customers, and for how long. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What a kitchen knows of whoever ordered.' })
export class OrderCustomer {
  @Field(() => String, { description: 'The first name; of an account that was deleted, that it was.' })
  firstName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For questions about the order while it is under way; null afterwards.',
  })
  phone!: string | null;
}

/** Who placed each order, as its kitchen may know; batched. */
export const customerOfOrder = batched(async (ctx, orderIds) => {
  const customers = await ctx.sql.rows<OrderCustomer & { orderId: string }>(
    `select o.id as "orderId",
       case u.name when '${formerCustomerName}' then u.name else split_part(u.name, ' ', 1) end as "firstName",
       case when o.status = any($2::text[]) then u.phone end as phone
     from orders o join users u on u.id = o.customer_id where o.id = any($1::uuid[])`,
    [orderIds, openStatuses],
  );
  return new Map(customers.map(customer => [customer.orderId, customer]));
});
