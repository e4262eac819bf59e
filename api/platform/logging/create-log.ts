import { type Logger, type LoggerOptions, pino } from 'pino';
import type { LoggedError } from '../../core/interfaces/error-reports.ts';
import type { Metrics } from '../../core/interfaces/metrics.ts';
import { loggedError } from './logged-error.ts';

interface Watches {
  metrics?: Pick<Metrics, 'lineLogged'>;
  /** Learns of errors that are logged as such. */
  onError?: (logged: LoggedError) => void;
}

/**
 * Structured logs on standard output. Bodies, variables and credentials are never passed to it; redaction is
 * the safety net.
 */
export const createLog = (level: string, watches: Watches = {}): Logger =>
  pino({
    level,
    ...((watches.metrics || watches.onError) && { hooks: watchingLines(watches) }),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.token',
        '*.ein',
        '*.email',
        '*.phone',
        'err.values',
        'err.parameters',
        'err.detail',
        'err.command.args',
      ],
      censor: '[hidden]',
    },
  });

type Hooks = NonNullable<LoggerOptions['hooks']>;

/** Lines below the level of the log are neither counted nor reported. */
const watchingLines = ({ metrics, onError }: Watches): Hooks => ({
  logMethod(line, method, level) {
    metrics?.lineLogged(pino.levels.labels[level]!);
    method.apply(this, line);
    const logged = onError && loggedError(line, level);
    if (logged) onError(logged);
  },
});
