/** Constants of ours as they are written inside a statement, such as `'READY', 'PLACED'`; never for what was given. */
export const literalList = (constants: readonly string[]): string =>
  constants.map(constant => `'${constant}'`).join(', ');
