/** Counts attempts that could be repeated to guess a secret. */
export interface AttemptLimiter {
  /**
   * Counts one attempt against each limit, narrowest first. Returns the first limit that is reached and stops
   * there: a refused attempt costs nothing at the limits that others share.
   */
  take(attempts: Attempt[]): Promise<LimitReached | null>;
  /** Uncounts attempts that turned out legitimate. */
  giveBack(attempts: Attempt[]): Promise<void>;
}

export interface LimitReached {
  kind: string;
  waitSeconds: number;
  /** Whether this is the first attempt that the limit refuses. */
  isFirst: boolean;
}

export interface Attempt {
  /** Which limit counts; domains/identity/signing-in/attempts.ts lists them. */
  kind: string;
  key: string;
}
