import { type Logger, pino } from 'pino';

/**
 * Structured logs on standard output. Bodies, variables and credentials are never passed to it; redaction is
 * the safety net.
 */
export const createLog = (level: string): Logger =>
  pino({
    level,
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
