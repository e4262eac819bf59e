import { DatabaseUnavailable } from '../operation/failures.ts';
import { isOverdue, within } from './within.ts';

/**
 * Runs a read once for all who ask meanwhile, also when those before have stopped waiting: after `timeoutMs` they get
 * DatabaseUnavailable.
 */
export const coalesced = <Answer>(timeoutMs: number, run: () => Promise<Answer>): (() => Promise<Answer>) => {
  let running: Promise<Answer> | undefined;
  return async () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    try {
      return await within(running, timeoutMs);
    } catch (error) {
      throw isOverdue(error) ? new DatabaseUnavailable(error) : error;
    }
  };
};
