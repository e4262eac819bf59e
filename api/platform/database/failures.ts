import { sqlState } from '../../core/operation/conflicts.ts';
import { DatabaseUnavailable } from '../../core/operation/failures.ts';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** A read-only server: a standby, or a primary that has been demoted. */
const readOnlyState = '25006';

/** PostgreSQL error codes of connection failures, shutdowns, exhaustion, timeouts and lock timeouts. */
const stateOfAbsence = new RegExp(`^(08|53|57P0[123]|57014|25P03|55P03|${readOnlyState})`);

const words = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** Whether an error means that the database is unavailable or too slow, and retrying may help. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return (
    networkCodes.has(code ?? '') || stateOfAbsence.test(sqlState(error) ?? '') || words.test(error.message)
  );
};

export const isReadOnlyServer = (error: unknown): boolean => sqlState(error) === readOnlyState;

/** Data exceptions: a value that passed our validation but that PostgreSQL rejects. The client's fault. */
export const isUnusableValue = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false;
