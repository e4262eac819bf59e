/** Logs what is unexpected. */
export interface Log {
  error(facts: object, message: string): void;
  /** Logs what was correctly refused or skipped but an operator may want to know. */
  warn(facts: object, message: string): void;
}
