import { expect, it } from 'vitest';
import { addressLine, deliveryAddress } from '../../../../schema/rules/address.ts';
import { fieldsOf, noAddress } from './address-fields.ts';

it.each(['12B Maple Street, San Jose, CA 95125', "7 O'Farrell St Apt 4, Winston-Salem, NC 27101"])(
  'takes %s apart so that the same line comes out again',
  line => {
    expect(addressLine(deliveryAddress.parse(fieldsOf(line)))).toBe(line);
  },
);

it.each([null, '', 'somewhere', '12 Maple Street, San Jose'])('leaves the fields empty for %j', line => {
  expect(fieldsOf(line)).toEqual(noAddress);
});
