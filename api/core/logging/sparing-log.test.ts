import { expect, test } from 'vitest';
import { SparingLog } from './sparing-log.ts';

test('a thousand refusals of one kind are two lines, and the second has their count', () => {
  const lines: object[] = [];
  let now = 0;
  const log = new SparingLog(
    { error: () => undefined, warn: (facts, message) => void lines.push({ ...facts, message }) },
    () => now,
  );
  for (let count = 0; count < 1000; count++) log.warn({ source: '192.0.2.7' }, 'socket refused');
  log.warn({}, 'page not drawn');
  now = 10_000;
  log.warn({ source: '192.0.2.8' }, 'socket refused');
  expect(lines).toEqual([
    { source: '192.0.2.7', message: 'socket refused' },
    { message: 'page not drawn' },
    { source: '192.0.2.8', unwrittenBefore: 999, message: 'socket refused' },
  ]);
});
