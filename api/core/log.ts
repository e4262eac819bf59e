/** Where unexpected things are written down. */
export interface Log {
  error(facts: object, message: string): void;
}
