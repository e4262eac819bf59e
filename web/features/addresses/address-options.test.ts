import { expect, it } from 'vitest';
import { addressOptions } from './address-options.ts';

const home = { name: 'Home', line: '12B Maple Street, San Jose, CA 95112' };

it('offers the saved addresses by name', () => {
  expect(addressOptions([home], null)).toEqual([{ value: home.line, title: 'Home' }]);
});

it('offers an address that was typed on this device beside them, but none twice', () => {
  const typed = '7 Oak Avenue, Fremont, CA 94536';
  expect(addressOptions([home], typed).map(option => option.value)).toEqual([home.line, typed]);
  expect(addressOptions([home], home.line)).toHaveLength(1);
});
