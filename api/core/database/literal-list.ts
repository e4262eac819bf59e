/** Writes our own constants into a statement, such as `'READY', 'PLACED'`; never for user input. */
export const literalList = (constants: readonly string[]): string =>
  constants.map(constant => `'${constant}'`).join(', ');
