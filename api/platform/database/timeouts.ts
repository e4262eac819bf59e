/**
 * Timeouts for PostgreSQL in milliseconds; 0 means none for those that PostgreSQL enforces. Together they
 * keep the slowest response under five seconds while the database is silent, and a server that froze in the
 * middle of a transaction from blocking the others.
 */
export interface Timeouts {
  /** For a new connection to open. */
  connection: number;
  /** For a free connection for a transaction; time waited here is deducted from the answer timeout. */
  turn: number;
  /** For a lock held by another transaction. */
  lock: number;
  /** For a statement, by PostgreSQL's own clock. */
  statement: number;
  /** For a result, by our clock: PostgreSQL may be unable to end a statement, or to report it. */
  answer: number;
  /** Between two statements of a transaction, which holds its locks meanwhile. */
  idleInTransaction: number;
}

export const defaultTimeouts: Timeouts = {
  connection: 2000,
  turn: 3500,
  lock: 3000,
  statement: 3500,
  answer: 4000,
  idleInTransaction: 5000,
};

/** For migrations of a large database, before the server accepts requests. */
export const longTimeouts: Timeouts = {
  connection: 5000,
  turn: 5000,
  lock: 0,
  statement: 0,
  answer: 2 ** 31 - 1,
  idleInTransaction: 0,
};

/**
 * Those that PostgreSQL enforces, by the names of its settings. The driver has options for them, and leaves out a 0: then
 * what the server, the role or the database sets would count.
 */
export const settingsOf = ({ lock, statement, idleInTransaction }: Timeouts) => ({
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idleInTransaction,
});
