import { type Given, query } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { HeldOrder } from '../../orders/holding/held-order.ts';
import { Order } from '../../orders/order.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { TiffinPlan } from '../../tiffin-plans/tiffin-plan.ts';
import { TiffinWait } from '../../tiffin-plans/waitlist/tiffin-wait.ts';

/**
 * Locks the accounts of the customers of these orders, plans, waits, bills and credits against deletion. Who deletes one
 * waits until what is composed about them is stored, and so erases it too; a notification for a kitchen quotes the
 * customer.
 */
export const lockCustomers = query(
  { Order, HeldOrder, TiffinPlan, TiffinWait, TiffinBill, TiffinCredit, User },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('User')
      .where(user =>
        user(
          'id',
          'in',
          user
            .selectFrom('Order')
            .where(order => order('id', '=', order.fn.any(ids)))
            .select('customerId')
            .union(
              user
                .selectFrom('HeldOrder')
                .where(order => order('id', '=', order.fn.any(ids)))
                .select('customerId'),
            )
            .union(
              user
                .selectFrom('TiffinPlan')
                .where(plan => plan('id', '=', plan.fn.any(ids)))
                .select('customerId'),
            )
            .union(
              user
                .selectFrom('TiffinWait')
                .where(wait => wait('id', '=', wait.fn.any(ids)))
                .select('customerId'),
            )
            .union(
              user
                .selectFrom('TiffinBill')
                .where(bill => bill('id', '=', bill.fn.any(ids)))
                .select('customerId'),
            )
            .union(
              user
                .selectFrom('TiffinCredit')
                .where(credit => credit('id', '=', credit.fn.any(ids)))
                .select('customerId'),
            ),
        ),
      )
      .orderBy('id')
      .select('id')
      .forKeyShare(),
);
