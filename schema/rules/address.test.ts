import { expect, it } from 'vitest';
import { addressLine, addressParts, deliveryAddress, deliveryLine, savedAddress } from './address.ts';

const maple = {
  streetNumber: '12B',
  streetName: 'Maple Street',
  apartmentUnit: 'Apt 4',
  city: 'San Jose',
  state: 'CA',
  zipCode: '95112',
};
const accepts = (changes: object) => deliveryAddress.safeParse({ ...maple, ...changes }).success;

it.each(['1', '12', '12b', '12B', ' 7 '])('accepts the number %j', streetNumber => {
  expect(accepts({ streetNumber })).toBe(true);
});
it.each(['', 'B', '12BC', '1-2', '12 B', '½'])('refuses the number %j', streetNumber => {
  expect(accepts({ streetNumber })).toBe(false);
});

it('wants two characters of a street name', () => {
  expect(accepts({ streetName: ' A ' })).toBe(false);
  expect(accepts({ streetName: 'Ox' })).toBe(true);
});

it.each(["Coeur d'Alene", 'St. Louis', 'Winston-Salem', 'Cañon City'])('accepts the city %s', city => {
  expect(accepts({ city })).toBe(true);
});
it.each(['', 'San Jose 2', 'San_Jose', 'A/B'])('refuses the city %j', city => {
  expect(accepts({ city })).toBe(false);
});

it('writes the state in two capitals', () => {
  expect(deliveryAddress.parse({ ...maple, state: 'ca' }).state).toBe('CA');
  expect(accepts({ state: 'C' })).toBe(false);
  expect(accepts({ state: 'Cal' })).toBe(false);
  expect(accepts({ state: 'C4' })).toBe(false);
});

it.each(['95112', '95112-1234'])('accepts the ZIP code %s', zipCode => {
  expect(accepts({ zipCode })).toBe(true);
});
it.each(['', '9511', '951123', '95112-', '95112-12', 'ABCDE'])('refuses the ZIP code %j', zipCode => {
  expect(accepts({ zipCode })).toBe(false);
});

it('needs no unit, and keeps the line without one', () => {
  expect(addressLine(maple)).toBe('12B Maple Street Apt 4, San Jose, CA 95112');
  const { apartmentUnit, ...house } = maple;
  expect(accepts({ apartmentUnit: '' })).toBe(true);
  expect(addressLine(deliveryAddress.parse(house))).toBe('12B Maple Street, San Jose, CA 95112');
});

it('requires a name for a saved address', () => {
  expect(savedAddress.safeParse({ ...maple, name: 'Home' }).success).toBe(true);
  expect(savedAddress.safeParse({ ...maple, name: '  ' }).success).toBe(false);
});

it.each([
  [
    '12B Maple Street, San Jose, CA 95112',
    { streetNumber: '12B', streetName: 'Maple Street', city: 'San Jose' },
  ],
  [
    '7 Mill Road Building 2, Unit 9, Cary, NC 27513',
    { streetName: 'Mill Road Building 2, Unit 9', state: 'NC' },
  ],
  ["1 O'Hara Ct, Coeur d'Alene, id 83814-1234", { state: 'ID', zipCode: '83814-1234' }],
])('reads the parts of %s', (line, parts) => {
  expect(addressParts(line)).toMatchObject(parts);
  expect(deliveryLine.safeParse(line).success).toBe(true);
});

it.each([
  'The blue door',
  'Maple Street, San Jose, CA 95112',
  '12 Maple Street, San Jose 95112',
  '12 M, San Jose, CA 95112',
])('finds no whole address in %j', line => {
  expect(addressParts(line)).toBeUndefined();
  expect(deliveryLine.safeParse(line).success).toBe(false);
});
