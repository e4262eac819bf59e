import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's error codes for conflicting transactions, one of which must be retried. */
const conflictCodes = new Set(['40001', '40P01']);

export const sqlState = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

/** Whether a statement was ended because it ran longer than the database permits. */
export const isStatementTimeout = (error: unknown): boolean => sqlState(error) === '57014';

/** The constraint that a statement violated, or undefined if it failed for another reason. */
export const violatedConstraint = (error: unknown): string | undefined =>
  sqlState(error)?.startsWith('23') ? (error as { constraint?: string }).constraint : undefined;

/** Retries a whole transaction, at most three times, when it lost a race inside the database. */
export const retryingConflicts = async <Outcome>(attempt: () => Promise<Outcome>): Promise<Outcome> => {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === 3 || !conflictCodes.has(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * 20 * tries);
    }
  }
};
