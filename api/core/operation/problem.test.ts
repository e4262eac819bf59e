import { expect, test } from 'vitest';
import { Problem, ProblemType } from './problem.ts';

test('a Problem has a code of the table and is registered by it: the compiler refuses any other', () => {
  class SoldOut extends Problem {
    readonly code = 'SOLD_OUT';
  }
  // @ts-expect-error A Problem has a code.
  class Nameless extends Problem {}
  class DabbaLost extends Problem {
    // @ts-expect-error This code is not in the table.
    readonly code = 'DABBA_LOST';
  }
  const accepts = <Class>(_problem: Class, _register: (problem: Class) => void) => undefined;
  accepts(SoldOut, ProblemType('SOLD_OUT'));
  // @ts-expect-error The class has another code.
  accepts(SoldOut, ProblemType('CART_IS_EMPTY'));
  expect([SoldOut, Nameless, DabbaLost].map(each => new each('Sorry.').code)).toEqual([
    'SOLD_OUT',
    undefined,
    'DABBA_LOST',
  ]);
});
