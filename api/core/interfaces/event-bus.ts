import type { Sql } from '../database/sql.ts';

/** Says that something changed: the topic and an id, never the data itself. */
export interface Signal {
  topic: string;
  id: string;
}

/** Carries signals to every process of the marketplace, including the sender. */
export interface EventBus {
  /** Whether signals published within a transaction are delivered on commit and dropped on rollback. */
  readonly joinsTransactions: boolean;
  /** Whether signals of other processes currently arrive. */
  readonly isConnected: boolean;
  /** Whether, while connected, no signal of a committed change is missed, even when its sender dies. */
  readonly isLossless: boolean;
  /** Publishes signals; `within` is the transaction to deliver them with. */
  publish(signals: readonly Signal[], within?: Sql): Promise<void>;
  /** Subscribes to every signal of every process. */
  onSignals(listener: (signals: readonly Signal[]) => void): void;
  /** Called when the bus reconnects: signals may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
