import type { Sql } from '../../core/database/sql.ts';
import type { Demotion } from './demotion.ts';
import { settingsOf, type Timeouts } from './timeouts.ts';

/** Runs single statements on a PostgreSQL server, outside transactions. */
export interface Statements extends Sql {
  /** Waits for running statements, up to their timeout. */
  close(): Promise<void>;
}

/** `count`: maximum number of connections for reads, and for writes. */
export type OpenStatements = (
  url: string,
  count: number,
  timeouts: Timeouts,
  demotion: Demotion,
) => Statements;

/**
 * Purpose of a connection: PostgreSQL refuses changes on one for reads, so that none waits there for a lock.
 */
export type Access = 'read' | 'write';

/** Connection options of PostgreSQL for a purpose. Its JIT takes longer than running these statements. */
export const optionsFor = (access: Access, timeouts: Timeouts): string => {
  const settings = {
    timezone: 'UTC',
    jit: 'off',
    ...settingsOf(timeouts),
    ...(access === 'read' && { default_transaction_read_only: 'on' }),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
};

export const refusedRead = (cause: unknown): Error =>
  new Error('A read tried to change something.', { cause });
