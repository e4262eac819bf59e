/** Where unexpected things are written down. */
export interface Log {
  error(facts: object, message: string): void;
  /** For what is refused or set aside as it should be, and an operator may want to know. */
  warn(facts: object, message: string): void;
}
