import { expect, test } from 'vitest';
import { durationOf, Proofs, sizeOf, some, tableOf } from './report.ts';

test('columns are as wide as their widest cell', () => {
  expect(tableOf(['What', 'Time'], [['Base backup', '4.2 s']])).toBe(
    ['| What        | Time  |', '|-------------|-------|', '| Base backup | 4.2 s |'].join('\n'),
  );
});

test.each([
  [4210, '4.2 s'],
  [59_900, '59.9 s'],
  [67_400, '1:07 min'],
  [119_700, '2:00 min'],
])('%i ms are %s', (milliseconds, words) => {
  expect(durationOf(milliseconds)).toBe(words);
});

test('sizes are in MiB, and lists are cut', () => {
  expect(sizeOf(3 * 2 ** 20)).toBe('3.0 MiB');
  expect(some([])).toBe('none');
  expect(some(['a', 'b', 'c', 'd'])).toBe('4, such as a; b; c');
});

test('one proof that fails makes the drill fail', () => {
  const lines: string[] = [];
  const proofs = new Proofs(line => lines.push(line));
  proofs.add('the ledger adds up', true, '12 entries');
  expect(proofs.failed).toBe(0);
  proofs.add('no order is missing', false);
  expect(proofs.failed).toBe(1);
  proofs.remark('3 requests were repeated');
  expect(proofs.failed).toBe(1);
  expect(lines).toEqual([
    '  yes  the ledger adds up: 12 entries',
    '  NO   no order is missing',
    '       3 requests were repeated',
  ]);
});
