import { expect, it } from 'vitest';
import { asEin, ein } from './ein.ts';

it.each(['12-3456789', ' 00-0000001 '])('accepts the EIN %j', text => {
  expect(ein.safeParse(text).success).toBe(true);
});
it.each([
  '',
  '123456789',
  '1-23456789',
  '12-345678',
  '12-34567890',
  '12–3456789',
  '12-345678a',
  '١٢-٣٤٥٦٧٨٩',
])('refuses the EIN %j', text => {
  expect(ein.safeParse(text).success).toBe(false);
});

it.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['123', '12-3'],
  ['12-', '12'],
  ['12-3456789', '12-3456789'],
  ['12 345 6789 and more 1', '12-3456789'],
  ['abc', ''],
])('writes %j as %j', (typed, written) => {
  expect(asEin(typed)).toBe(written);
});
