import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Metrics } from '../../core/interfaces/metrics.ts';

/**
 * Structured logs on standard output. Bodies, variables and credentials are never passed to it; redaction is
 * the safety net.
 */
export const createLog = (level: string, metrics?: Pick<Metrics, 'lineLogged'>): Logger =>
  pino({
    level,
    ...(metrics && { hooks: countingLines(metrics) }),
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
      ],
      censor: '[hidden]',
    },
  });

type Hooks = NonNullable<LoggerOptions['hooks']>;

/** Lines below the level of the log are not counted. */
const countingLines = (metrics: Pick<Metrics, 'lineLogged'>): Hooks => ({
  logMethod(line, method, level) {
    metrics.lineLogged(pino.levels.labels[level]!);
    method.apply(this, line);
  },
});
