import { type Logger, pino } from 'pino';

/** Structured lines on standard output. Bodies, variables and credentials are never handed to it; this is the net below. */
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
