import type { OperationWatch } from './operation-watch.ts';

/** An HTTP request that was answered, or whose connection closed before (status 499). */
export interface EndedRequest {
  /** Pattern of its path, such as `/api/orders/:id`, so that there are few. */
  route: string;
  method: string;
  status: number;
}

/** Counts and times what a process does, for the monitoring of its operator. Times are in seconds. */
export interface Metrics {
  /** A request arrived, also one that is answered from a cache. */
  requestArrived(): void;
  /** A request was answered by a route, or its connection closed before. */
  requestEnded(request: EndedRequest, seconds: number): void;
  socketOpened(): void;
  socketClosed(): void;
  operationRan: OperationWatch;
  /** Begins a statement of the database; returns what to call when it ended. */
  statementBegan(): (outcome: 'ok' | 'failed') => void;
  /** A line was logged. */
  lineLogged(level: string): void;
}
