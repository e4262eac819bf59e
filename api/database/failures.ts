import { sqlState } from '../core/conflicts.ts';
import { DatabaseUnavailable } from '../core/failures.ts';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Connection failures, shutdowns, exhaustion and time-outs, as PostgreSQL numbers them. */
const stateOfAbsence = /^(08|53|57P0[123]|57014|25P03)/;

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

/** Data exceptions: a value that slipped past our checks and that PostgreSQL cannot take. The sender's fault. */
export const isUnusableValue = (error: unknown): boolean => sqlState(error)?.startsWith('22') ?? false;
