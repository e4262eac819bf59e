declare module 'fs-native-extensions' {
  /**
   * Locks a range of an open file for this process; false when another process has it. Released by the
   * kernel.
   */
  export function tryLock(descriptor: number, offset: number, length: number): boolean;
}
