import type { PlaceOrderInput } from '../../generated/graphql.ts';
import { attemptKeys } from '../../lib/attempt-keys.ts';

export type OrderDraft = Omit<PlaceOrderInput, 'idempotencyKey'>;

export const orderAttempts = attemptKeys('checkoutAttempt');
