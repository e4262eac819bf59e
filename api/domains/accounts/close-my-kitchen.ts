import { LockMode } from '@mikro-orm/core';
import { sql as fragment } from 'kysely';
import { suppliers } from '../../core/access/rules.ts';
import { NotSignedIn } from '../../core/operation/failures.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { removeExports } from '../exports/remove-exports.ts';
import { AccountEvent } from '../identity/account-event.ts';
import { needsFreshProof } from '../identity/fresh-proof/needs-fresh-proof.ts';
import { endCredentials } from '../identity/sessions/end-credentials.ts';
import { User } from '../identity/user.ts';
import { HeldOrder } from '../orders/holding/held-order.ts';
import { Order } from '../orders/order.ts';
import { openStatuses } from '../orders/order-status.ts';
import { outstandingMoney } from '../payments/payouts/outstanding-money.ts';
import { lockOwnSupplier } from '../suppliers/account/lock-own-supplier.ts';
import { KitchenClosed } from '../suppliers/kitchen-events.ts';
import { lockSupplier } from '../suppliers/lock-supplier.ts';
import { refreshListing } from '../suppliers/refresh-listing.ts';
import { KitchenChanged } from '../suppliers/supplier-events.ts';
import { AccountDeleted } from './account-deleted.ts';
import { MoneyOutstanding, OrdersUnderWay } from './account-problems.ts';
import { eraseKitchen } from './erase-kitchen.ts';
import { erasePerson } from './erase-person.ts';

const underWayQuery = query({ Order, HeldOrder }, (from, { supplierId }: Given<{ supplierId: string }>) => {
  const open = from
    .selectFrom('Order')
    .where('supplierId', '=', supplierId)
    .where('status', 'in', openStatuses)
    .select(order => order.fn.countAll().as('count'));
  const held = from
    .selectFrom('HeldOrder')
    .where('supplierId', '=', supplierId)
    .where('status', '=', 'HELD')
    .select(order => order.fn.countAll().as('count'));
  return from.selectNoFrom(fragment<number>`(${open} + ${held})::int`.as('count'));
});

const perform = async (work: Work, kitchenName: string): Promise<AccountDeleted | Problem> => {
  const { ctx, em, sql, now } = work;
  const { userId, role } = work.viewer.session!;
  const stale = needsFreshProof(work);
  if (stale) return stale;
  const locked = await lockOwnSupplier(work);
  if (locked instanceof Problem) return locked;
  const { kitchen } = locked;
  // An order being placed references the row, so this waits for it and counts it.
  await lockSupplier(em, kitchen.id);
  if (kitchenName.trim() !== kitchen.kitchenName)
    return new InvalidInput(`Type the name of your kitchen, ${kitchen.kitchenName}.`, 'kitchenName');
  // Of two requests, the second finds the account closed.
  const owner = { id: userId, disabledAt: null };
  if (!(await em.findOne(User, owner, { lockMode: LockMode.PESSIMISTIC_WRITE }))) throw new NotSignedIn();
  const { apiTokensEnded } = await endCredentials(work, userId);
  await removeExports(work, userId);
  await eraseKitchen(work, kitchen.id);
  await erasePerson(sql, { id: userId, role: 'SUPPLIER' }, now);
  await refreshListing(sql, kitchen.id);
  const underWay = await underWayQuery.first(sql, { supplierId: kitchen.id });
  if (underWay!.count > 0) return new OrdersUnderWay(underWay!.count);
  const outstanding = await outstandingMoney(sql, kitchen.id);
  const unsettled = MoneyOutstanding.of(outstanding);
  if (unsettled) return unsettled;
  const facts = apiTokensEnded ? { apiTokensEnded } : undefined;
  work.record(new AccountEvent('ACCOUNT_DELETED', { id: userId, role }, facts));
  work.record(new KitchenClosed(kitchen.id));
  work.record(new KitchenChanged(kitchen.id));
  ctx.cookies.clearSession();
  return new AccountDeleted();
};

/**
 * Closes the viewer's kitchen for good and erases what identifies its cook. Orders and money are looked at once the
 * kitchen is no longer listed; a refusal rolls everything back.
 */
export const closeMyKitchen = operation(suppliers, perform);
