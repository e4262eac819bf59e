/** How a statement reads a list in keyset order: what it compares its cursor by, and the order of its rows. */
export interface Scan {
  readonly beyond: '<' | '>';
  readonly order: 'asc' | 'desc';
}

const rising: Scan = { beyond: '>', order: 'asc' };
const falling: Scan = { beyond: '<', order: 'desc' };

/** How to read a list in the order in which it is shown, or from its end. */
export const scanOf = (shown: 'asc' | 'desc', { isBackward }: { isBackward: boolean }): Scan =>
  (shown === 'asc') === isBackward ? falling : rising;

/** Defines a query for both directions of a list, and returns the one for a page: each is prepared on its own. */
export const eitherWay = <Defined>(shown: 'asc' | 'desc', define: (scan: Scan) => Defined) => {
  const forward = define(scanOf(shown, { isBackward: false }));
  const backward = define(scanOf(shown, { isBackward: true }));
  return ({ isBackward }: { isBackward: boolean }): Defined => (isBackward ? backward : forward);
};
