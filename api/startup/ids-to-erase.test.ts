import { expect, test } from 'vitest';
import { idsToErase } from './ids-to-erase.ts';

const [lena, noor] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-00000000000a'];
const logged = (facts: object) => JSON.stringify({ level: 40, time: 1, msg: 'account erased', ...facts });

test('reads IDs and lines of the log, each account once', () => {
  const text = [
    lena,
    '',
    logged({ event: 'account erased', userId: noor }),
    `  ${lena.toUpperCase()}\r`,
    logged({ event: 'account erased', userId: lena }),
  ].join('\n');
  expect(idsToErase(text)).toEqual([lena, noor]);
  expect(idsToErase('')).toEqual([]);
});

test.each([
  'lena@example.com',
  logged({ event: 'account event', userId: noor }),
  logged({ event: 'account erased', userId: 'all' }),
  'null',
  '{',
])('refuses the whole file for the line %s', line => {
  expect(() => idsToErase(`${lena}\n${line}\n`)).toThrow('Line 2');
});
