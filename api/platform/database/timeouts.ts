/**
 * How long anything may wait for PostgreSQL, in milliseconds; 0 is without end where PostgreSQL keeps the time.
 * Together they keep the slowest answer under five seconds while the database is silent, and a server that froze in
 * the middle of a transaction from holding up the others.
 */
export interface Timeouts {
  /** For a new connection to open. */
  connection: number;
  /** For a free connection to make a transaction on; what was waited here is not waited for an answer again. */
  turn: number;
  /** For a lock that somebody else holds. */
  lock: number;
  /** For a statement, by PostgreSQL's own clock. */
  statement: number;
  /** For an answer, by ours: PostgreSQL may be unable to end a statement, or to say so. */
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

/** For bringing the tables of a large database up to date, before anybody is served. */
export const longTimeouts: Timeouts = {
  connection: 5000,
  turn: 5000,
  lock: 0,
  statement: 0,
  answer: 2 ** 31 - 1,
  idleInTransaction: 0,
};

/** The same as the driver's settings of a connection. */
export const timeoutOptions = ({ connection, lock, statement, idleInTransaction }: Timeouts) => ({
  connectionTimeoutMillis: connection,
  lock_timeout: lock,
  statement_timeout: statement,
  idle_in_transaction_session_timeout: idleInTransaction,
  keepAlive: true,
});
