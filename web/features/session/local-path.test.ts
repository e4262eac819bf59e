import { expect, it } from 'vitest';
import { localPath } from './local-path.ts';

it.each(['/checkout', '/orders/42?placed=1', '/supplier/a?date=2026-11-23&meal=LUNCH#menu', '/'])(
  'leads to %s',
  path => {
    expect(localPath(path)).toBe(path);
  },
);

it.each([
  null,
  undefined,
  '',
  'checkout',
  'https://elsewhere.example/checkout',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,hello',
])('refuses %j', path => {
  expect(localPath(path)).toBeUndefined();
});
