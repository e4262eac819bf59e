import { pino } from 'pino';
import type { LoggedError } from '../../core/interfaces/error-reports.ts';

const { error, fatal } = pino.levels.values as { error: number; fatal: number };

/** The error of a line at these levels; undefined for a line without one. */
export const loggedError = (line: readonly unknown[], level: number): LoggedError | undefined => {
  const [facts, message] = line;
  if (level < error || typeof facts !== 'object' || facts === null || !('err' in facts)) return undefined;
  if (!(facts.err instanceof Error)) return undefined;
  const { requestId } = facts as { requestId?: unknown };
  return {
    error: facts.err,
    message: String(message),
    ...(typeof requestId === 'string' && { requestId }),
    isFatal: level >= fatal,
  };
};
