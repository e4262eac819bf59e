import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../../core/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation.ts';
import type { Problem } from '../../core/problem.ts';
import { customers } from '../../core/rules.ts';
import { AccountEvent } from '../identity/account-event.ts';
import { endSessions } from '../identity/sessions/end-sessions.ts';
import { provePassword } from '../identity/signing-in/prove-password.ts';
import { User } from '../identity/user.ts';
import { openStatuses } from '../orders/order-status.ts';
import { AccountDeleted } from './account-deleted.ts';
import { OrdersUnderWay } from './account-problems.ts';
import { erasePerson } from './erase-person.ts';

const prepare = (ctx: Ctx, password: string) => provePassword(ctx, password, 'password');

const perform = async (work: Work): Promise<AccountDeleted | Problem> => {
  const { ctx, em, sql, viewer, now } = work;
  // An order being placed references the user row, so this waits for it and counts it.
  await em.findOneOrFail(User, { id: viewer.userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const underWay = await ordersUnderWay(work);
  if (underWay > 0) return new OrdersUnderWay(underWay);
  await endSessions(work, viewer.userId);
  await erasePerson(sql, viewer.userId, now);
  const { userId, role } = viewer.session!;
  work.record(new AccountEvent('ACCOUNT_DELETED', { id: userId, role }));
  ctx.cookies.clearSession();
  return new AccountDeleted();
};

const ordersUnderWay = async ({ sql, viewer }: Work): Promise<number> => {
  const [orders] = await sql.rows<{ count: number }>(
    `select (select count(*) from orders where customer_id = $1 and status = any($2::text[]))::int
       + (select count(*) from held_orders where customer_id = $1 and status = 'HELD')::int as count`,
    [viewer.userId, openStatuses],
  );
  return orders!.count;
};

/** Deletes the viewer's customer account for good. */
export const deleteMyAccount = preparedOperation(customers, prepare, perform);
