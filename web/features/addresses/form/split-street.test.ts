import { expect, it } from 'vitest';
import { splitStreet } from './split-street.ts';

it.each([
  ['1450 Tully Rd, Apt 4', ['1450', 'Tully Rd', 'Apt 4']],
  ['12B Maple Street', ['12B', 'Maple Street', '']],
  [' 7 Oak Avenue #9 ', ['7', 'Oak Avenue', '#9']],
  ['200 S 3rd St Unit 12-C', ['200', 'S 3rd St', 'Unit 12-C']],
])('splits %s', (line, parts) => {
  expect(Object.values(splitStreet(line)!)).toEqual(parts);
});

it.each(['Maple Street', '3rd', '', '42', 'Unit Street', '5th Avenue'])('leaves %s as it is', text => {
  expect(splitStreet(text)).toBeUndefined();
});
