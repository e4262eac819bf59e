import { attemptKeys } from '../../lib/attempt-keys.ts';

/** A plan that is being started. */
export const planAttempts = attemptKeys('planAttempt');
