import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

it.each([
  ['12 Maple Street Apt 4, San Jose, CA 95112', ['12 Maple Street Apt 4', 'San Jose, CA 95112']],
  ['7 Mill Road Building 2, Unit 9, Cary, NC 27513', ['7 Mill Road Building 2, Unit 9', 'Cary, NC 27513']],
])('breaks %s before the city', (line, lines) => {
  expect(addressLines(line)).toEqual(lines);
});
