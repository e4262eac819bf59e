import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { TiffinCredit } from './tiffin-credit.ts';

interface Whose {
  customerId: string;
  supplierId: string;
}

const storeEmpty = query(
  { TiffinCredit },
  (on, { id, customerId, supplierId, now }: Given<Whose & { id: string; now: Date }>) =>
    on
      .insertInto('TiffinCredit')
      .values({ id, customerId, supplierId, cents: 0, changedAt: now })
      .onConflict(stored => stored.columns(['customerId', 'supplierId']).doNothing()),
);

/**
 * Locks the credit of a customer at a kitchen, empty if there was none. Whatever changes what the two owe each other
 * takes this lock after those of order and payment.
 */
export const lockCredit = async (
  { em, sql, now }: Work,
  { customerId, supplierId }: Whose,
): Promise<TiffinCredit> => {
  await storeEmpty.all(sql, { id: newIdentifier(now), customerId, supplierId, now });
  return em.findOneOrFail(TiffinCredit, { customerId, supplierId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
};
