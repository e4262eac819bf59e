import { sql as fragment } from 'kysely';
import { Role } from '../../core/access/role.ts';
import type { Work } from '../../core/operation/operation.ts';
import type { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { removeExports } from '../exports/remove-exports.ts';
import { AccountEvent } from '../identity/account-event.ts';
import { endCredentials } from '../identity/sessions/end-credentials.ts';
import { HeldOrder } from '../orders/holding/held-order.ts';
import { Order } from '../orders/order.ts';
import { openStatuses } from '../orders/order-status.ts';
import { outstandingMoney } from '../payments/payouts/outstanding-money.ts';
import { KitchenClosed } from '../suppliers/kitchen-events.ts';
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

interface Closing {
  kitchenId: string;
  userId: string;
  facts?: Record<string, unknown>;
}

/**
 * Closes a kitchen, which the caller has locked with its owner, and erases what identifies its cook. Orders and money are looked at once
 * the kitchen is no longer listed; a refusal rolls everything back.
 */
export const closeKitchen = async (
  work: Work,
  { kitchenId, userId, facts }: Closing,
): Promise<AccountDeleted | Problem> => {
  const { sql, now } = work;
  const { apiTokensEnded } = await endCredentials(work, userId);
  await removeExports(work, userId);
  await eraseKitchen(work, kitchenId);
  await erasePerson(sql, { id: userId, role: Role.SUPPLIER }, now);
  await refreshListing(sql, kitchenId);
  const underWay = await underWayQuery.first(sql, { supplierId: kitchenId });
  if (underWay!.count > 0) return new OrdersUnderWay(underWay!.count);
  const unsettled = MoneyOutstanding.of(await outstandingMoney(sql, kitchenId));
  if (unsettled) return unsettled;
  const noted = { ...facts, ...(apiTokensEnded && { apiTokensEnded }) };
  const hasFacts = Object.keys(noted).length > 0;
  work.record(
    new AccountEvent('ACCOUNT_DELETED', { id: userId, role: Role.SUPPLIER }, hasFacts ? noted : undefined),
  );
  work.record(new KitchenClosed(kitchenId));
  work.record(new KitchenChanged(kitchenId));
  return new AccountDeleted();
};
