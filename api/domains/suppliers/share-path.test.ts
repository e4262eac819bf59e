import { expect, test } from 'vitest';
import { shareCodeIn, sharePath } from './share-path.ts';

test.each([
  ["Asha's Kitchen", '/k/ashas-kitchen-7kq2m9xp'],
  ['Amma’s Café & Crêpes No. 2', '/k/ammas-cafe-crepes-no-2-7kq2m9xp'],
  ['  --Dosa/../Idli?#%  ', '/k/dosa-idli-7kq2m9xp'],
  ['आशा की रसोई', '/k/7kq2m9xp'],
  [`The kitchen of ${'many '.repeat(20)}words`, '/k/the-kitchen-of-many-many-many-many-many-7kq2m9xp'],
  ['x'.repeat(100), '/k/7kq2m9xp'],
])('%s is shared as %s', (kitchenName, path) => {
  expect(sharePath({ kitchenName, shareCode: '7kq2m9xp' })).toBe(path);
  expect(shareCodeIn(path.slice('/k/'.length))).toBe('7kq2m9xp');
});

test.each(['', '-', '7kq2m9x', 'asha7kq2m9xp', 'asha-7kq2m9xp-', '7kq2m9xé', '7kq2m9x%'])(
  '%j has no code',
  name => expect(shareCodeIn(name)).toBeUndefined(),
);
