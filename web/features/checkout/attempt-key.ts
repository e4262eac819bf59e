import type { PlaceOrderInput } from '../../generated/graphql.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

export type OrderDraft = Omit<PlaceOrderInput, 'idempotencyKey'>;

/**
 * One key for one order: the same draft gets the same key, also after a reload, so that trying again after a lost
 * answer never places it twice. Any change of the draft is another order and gets another key.
 */
export const attemptKeyFor = (draft: OrderDraft): string => {
  const order = JSON.stringify(draft);
  const known = storedAttempt();
  if (known?.order === order) return known.key;
  const key = crypto.randomUUID();
  writeStored('checkoutAttempt', JSON.stringify({ order, key }));
  return key;
};

export const forgetAttempt = () => writeStored('checkoutAttempt', null);

const storedAttempt = (): { order: unknown; key: string } | undefined => {
  try {
    const attempt = JSON.parse(readStored('checkoutAttempt') ?? 'null');
    return typeof attempt?.key === 'string' ? attempt : undefined;
  } catch {
    return undefined;
  }
};
