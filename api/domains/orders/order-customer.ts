import { Field, ObjectType } from 'type-graphql';
import { batched } from '../../core/batched.ts';
import { Visible, withinReach } from '../../core/visible.ts';
import { formerCustomerName } from '../identity/former-customer.ts';
import { openStatuses } from './order-status.ts';

/** Decision 0018 defines what a kitchen sees of its customers, and for how long. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'What a kitchen sees of the customer of an order.' })
export class OrderCustomer {
  @Field(() => String, { description: 'First name, or a note that the account was deleted.' })
  firstName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number for questions about the order; null once it is delivered or canceled.',
  })
  phone!: string | null;
}

/** Loads what its kitchen may see of the customer of each order; batched. */
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
