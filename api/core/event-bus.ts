import type { Sql } from './sql.ts';

/** That something changed: where to look (the topic) and for what (an id). Never the thing itself. */
export interface Signal {
  topic: string;
  id: string;
}

/** Carries signals to every process of the marketplace, the one that sends among them. */
export interface EventBus {
  /** Whether signals sent within a transaction travel with its commit, or are lost with it. */
  readonly joinsTransactions: boolean;
  /** Whether signals of other processes arrive now. */
  readonly isConnected: boolean;
  /** Whether, while it hears, no signal of a committed change is missed, not even when its sender dies. */
  readonly isLossless: boolean;
  /** Sends signals; `within` names the transaction whose commit they shall travel with. */
  publish(signals: readonly Signal[], within?: Sql): Promise<void>;
  /** Hears every signal of every process. */
  onSignals(listener: (signals: readonly Signal[]) => void): void;
  /** NotificationDraft when the bus hears again after it was deaf for a while: signals may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
