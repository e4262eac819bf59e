import type { OperationWatch } from './operation-watch.ts';

/** An error that was logged. */
export interface LoggedError {
  error: Error;
  /** What the line says. */
  message: string;
  requestId?: string;
  /** Whether the process ends because of it. */
  isFatal: boolean;
}

/** Reports what went wrong unexpectedly to a service that collects errors. */
export interface ErrorReports {
  errorLogged(logged: LoggedError): void;
  /** Learns of operations, to say during which one an error happened. */
  operationRan: OperationWatch;
}
