import { LockMode } from '@mikro-orm/core';
import { sql as fragment } from 'kysely';
import { Role } from '../../core/access/role.ts';
import type { Work } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { AccountEvent } from '../identity/account-event.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import { User } from '../identity/user.ts';
import { HeldOrder } from '../orders/holding/held-order.ts';
import { Order } from '../orders/order.ts';
import { openStatuses } from '../orders/order-status.ts';
import { moneyOfCustomer } from '../payments/payouts/outstanding-money.ts';
import { unpaidCentsOf } from '../tiffin-plans/billing/unpaid-orders.ts';
import { daysBeingOrdered } from '../tiffin-plans/ordering/days-being-ordered.ts';
import { AccountDeleted } from './account-deleted.ts';
import { MoneyOutstanding, OrdersUnderWay } from './account-problems.ts';
import { erasePerson } from './erase-person.ts';

const underWayQuery = query({ Order, HeldOrder }, (from, { customerId }: Given<{ customerId: string }>) => {
  const open = from
    .selectFrom('Order')
    .where('customerId', '=', customerId)
    .where('status', 'in', openStatuses)
    .select(order => order.fn.countAll().as('count'));
  const held = from
    .selectFrom('HeldOrder')
    .where('customerId', '=', customerId)
    .where('status', '=', 'HELD')
    .select(order => order.fn.countAll().as('count'));
  return from.selectNoFrom(fragment<number>`(${open} + ${held})::int`.as('count'));
});

/** Deletes the account of a customer for good, unless an order is open or money outstanding. */
export const deleteCustomer = async (
  work: Work,
  userId: string,
  facts?: Record<string, unknown>,
): Promise<AccountDeleted | Problem> => {
  const { em, sql, now } = work;
  // An order being placed references the user row, so this waits for it and counts it.
  await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  // The plans come first: what they are ordering at this moment is not among the orders yet.
  const beingOrdered = await daysBeingOrdered(work, userId);
  const ordered = await underWayQuery.first(sql, { customerId: userId });
  const underWay = beingOrdered + ordered!.count;
  if (underWay > 0) return new OrdersUnderWay(underWay);
  const unsettled = MoneyOutstanding.ofCustomer({
    ...(await moneyOfCustomer(sql, userId)),
    unbilledCents: await unpaidCentsOf(sql, userId),
  });
  if (unsettled) return unsettled;
  await endSessions(work, userId);
  await erasePerson(sql, { id: userId, role: Role.CUSTOMER }, now);
  work.record(new AccountEvent('ACCOUNT_DELETED', { id: userId, role: Role.CUSTOMER }, facts));
  return new AccountDeleted();
};
