import type { Logger } from 'pino';
import type { Metrics } from '../core/interfaces/metrics.ts';
import { openErrorReports } from '../platform/errors/open-error-reports.ts';
import type { SentryReports } from '../platform/errors/sentry-reports.ts';
import { createLog } from '../platform/logging/create-log.ts';
import type { Settings } from '../settings.ts';

/** The log of the process, and what reports its errors, if anything does. */
export const openLog = async (
  settings: Settings,
  metrics: Metrics | undefined,
): Promise<{ log: Logger; errors: SentryReports | undefined }> => {
  if (settings.SENTRY_DSN === undefined)
    return { log: createLog(settings.LOG_LEVEL, { metrics }), errors: undefined };
  // Each needs the other: a report that fails is logged.
  let errors: SentryReports | undefined;
  const log = createLog(settings.LOG_LEVEL, { metrics, onError: logged => errors?.errorLogged(logged) });
  errors = await openErrorReports(settings, log);
  return { log, errors };
};
