import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { batched } from '../../core/operation/batched.ts';
import { type Given, query } from '../../core/query/query.ts';
import { formerNames } from '../identity/former-names.ts';
import { User } from '../identity/user.ts';
import { Order } from './order.ts';
import { openStatuses } from './order-status.ts';

/** Decision 0018 defines what a kitchen sees of its customers, and for how long. */
@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Customer of an order, as its kitchen sees them.' })
export class OrderCustomer {
  @Field(() => String, { description: 'First name, or a note that the account was deleted.' })
  firstName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number for questions about the order; null once it is delivered or canceled.',
  })
  phone!: string | null;
}

const customersQuery = query({ Order, User }, (from, { orderIds }: Given<{ orderIds: readonly string[] }>) =>
  from
    .selectFrom('Order as o')
    .innerJoin('User as u', 'u.id', 'o.customerId')
    .where(o => o('o.id', '=', o.fn.any(orderIds)))
    .select(({ case: when, ref, fn, val }) => [
      'o.id as orderId',
      when()
        .when('u.name', '=', formerNames.CUSTOMER)
        .then(ref('u.name'))
        .else(fn<string>('split_part', ['u.name', val(' '), sql.lit(1)]))
        .end()
        .as('firstName'),
      when().when('o.status', 'in', openStatuses).then(ref('u.phone')).end().as('phone'),
    ]),
);

/** Loads what its kitchen may see of the customer of each order; batched. */
export const customerOfOrder = batched(async (ctx, orderIds) => {
  const customers = await customersQuery.all(ctx.sql, { orderIds });
  return new Map(customers.map(customer => [customer.orderId, customer]));
});
