import { LockMode } from '@mikro-orm/core';
import { sql as fragment } from 'kysely';
import { customers } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { AccountEvent } from '../identity/account-event.ts';
import { needsProofBesidesPassword } from '../identity/fresh-proof/needs-proof-besides-password.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import { provePassword } from '../identity/signing-in/prove-password.ts';
import { User } from '../identity/user.ts';
import { HeldOrder } from '../orders/holding/held-order.ts';
import { Order } from '../orders/order.ts';
import { openStatuses } from '../orders/order-status.ts';
import { moneyOfCustomer } from '../payments/payouts/outstanding-money.ts';
import { unpaidCentsOf } from '../tiffin-plans/billing/unpaid-orders.ts';
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

const prepare = async (ctx: Ctx, password: string) =>
  (await needsProofBesidesPassword(ctx)) ?? provePassword(ctx, password, 'password');

const perform = async (work: Work): Promise<AccountDeleted | Problem> => {
  const { ctx, em, sql, viewer, now } = work;
  // An order being placed references the user row, so this waits for it and counts it.
  await em.findOneOrFail(User, { id: viewer.userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const underWay = await underWayQuery.first(sql, { customerId: viewer.userId });
  if (underWay!.count > 0) return new OrdersUnderWay(underWay!.count);
  const unsettled = MoneyOutstanding.ofCustomer({
    ...(await moneyOfCustomer(sql, viewer.userId)),
    unbilledCents: await unpaidCentsOf(sql, viewer.userId),
  });
  if (unsettled) return unsettled;
  await endSessions(work, viewer.userId);
  await erasePerson(sql, { id: viewer.userId, role: 'CUSTOMER' }, now);
  const { userId, role } = viewer.session!;
  work.record(new AccountEvent('ACCOUNT_DELETED', { id: userId, role }));
  ctx.cookies.clearSession();
  return new AccountDeleted();
};

/** Deletes the viewer's customer account for good. */
export const deleteMyAccount = preparedOperation(customers, prepare, perform);
