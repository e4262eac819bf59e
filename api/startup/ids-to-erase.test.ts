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
});

/** As the log driver json-file of Docker writes a line. */
const wrapped = (line: string) =>
  JSON.stringify({ log: `${line}\n`, stream: 'stdout', time: '2026-11-28T13:30:26.794486Z' });

test('reads lines of the log as Docker wraps them', () => {
  const text = [
    wrapped(logged({ event: 'account erased', userId: noor })),
    logged({ event: 'account erased', userId: lena }),
  ].join('\n');
  expect(idsToErase(text)).toEqual([noor, lena]);
});

test.each(['', '\n \n\r\n'])('refuses a file that names no account: %j', text => {
  expect(() => idsToErase(text)).toThrow('names no account. Nothing was erased');
});

test.each([
  'lena@example.com',
  logged({ event: 'account event', userId: noor }),
  logged({ event: 'account erased', userId: 'all' }),
  wrapped(logged({ event: 'account event', userId: noor })),
  wrapped(wrapped(logged({ event: 'account erased', userId: noor }))),
  'null',
  '{',
])('refuses the whole file for the line %s', line => {
  expect(() => idsToErase(`${lena}\n${line}\n`)).toThrow('Line 2');
});
