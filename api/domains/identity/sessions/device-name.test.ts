import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['', null],
  ['curl/8.10.1', null],
  ['Your account is locked: https://evil.example/unlock /1 ', null],
  [`Mozilla/5.0 (Windows NT 10.0) Chrome/130.0.0.0 ${'x'.repeat(600)}`, null],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
