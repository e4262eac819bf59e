import { sqlState } from '../../core/conflicts.ts';
import { DatabaseUnavailable } from '../../core/failures.ts';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** A server that takes no changes: a standby, or a primary that has been demoted. */
const readOnlyState = '25006';

/** Connection failures, shutdowns, exhaustion, time-outs, locks not released in time, as PostgreSQL numbers them. */
const stateOfAbsence = new RegExp(`^(08|53|57P0[123]|57014|25P03|55P03|${readOnlyState})`);

const words = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** Whether a failure means that the database is away or too slow, and trying later may help. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return (
    networkCodes.has(code ?? '') || stateOfAbsence.test(sqlState(error) ?? '') || words.test(error.message)
  );
};

export const isReadOnlyServer = (error: unknown): boolean => sqlState(error) === readOnlyState;

/** Data exceptions: a value that slipped past our checks and that PostgreSQL cannot take. The sender's fault. */
export const isUnusableValue = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false;
