import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { AccountEvent } from '../../identity/account-event.ts';
import { Order } from '../../orders/order.ts';
import type { KitchenClosed } from '../../suppliers/kitchen-events.ts';
import { SupportNote } from './support-note.ts';

/** Who wrote them when stays. */
const erased = { text: null };

const eraseOfPerson = query({ SupportNote }, (on, { userId }: Given<{ userId: string }>) =>
  on.updateTable('SupportNote').set(erased).where('personId', '=', userId),
);

const eraseOfOrders = query({ SupportNote, Order }, (on, { userId }: Given<{ userId: string }>) =>
  on
    .updateTable('SupportNote as n')
    .from('Order as o')
    .set(erased)
    .whereRef('n.orderId', '=', 'o.id')
    .where('o.customerId', '=', userId),
);

const eraseOfKitchen = query({ SupportNote }, (on, { supplierId }: Given<{ supplierId: string }>) =>
  on.updateTable('SupportNote').set(erased).where('supplierId', '=', supplierId),
);

/** Erases the text of notes about a person whose account is deleted, and about their orders. */
export const eraseNotesOfPerson = async ({ sql }: Work, { action, user }: AccountEvent): Promise<void> => {
  if (action !== 'ACCOUNT_DELETED') return;
  await eraseOfPerson.all(sql, { userId: user.id });
  await eraseOfOrders.all(sql, { userId: user.id });
};

/** Erases the text of notes about a kitchen that closes for good. */
export const eraseNotesOfKitchen = async ({ sql }: Work, { supplierId }: KitchenClosed): Promise<void> => {
  await eraseOfKitchen.all(sql, { supplierId });
};
