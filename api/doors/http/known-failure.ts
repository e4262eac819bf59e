import type { Log } from '../../core/logging/log.ts';
import {
  DatabaseUnavailable,
  Failure,
  MalformedInput,
  StorageUnavailable,
} from '../../core/operation/failures.ts';
import { isDatabaseUnavailable, isUnusableValue } from '../../platform/database/failures.ts';

/** What a thrown error is to clients, on every door; undefined if they may not see it. Logs outages. */
export const knownFailure = (error: unknown, requestId: string, log: Log): Failure | undefined => {
  if (isDatabaseUnavailable(error)) {
    log.error({ requestId, err: error }, 'database unavailable');
    return new DatabaseUnavailable();
  }
  if (isUnusableValue(error)) return new MalformedInput('A value in this request cannot be used.');
  if (error instanceof StorageUnavailable) log.error({ requestId, err: error }, 'file storage unavailable');
  return error instanceof Failure ? error : undefined;
};
