import { expect, test } from 'vitest';
import { guessablePassword } from './guessable-password.ts';

const meera = { name: 'Meera Iyer', email: 'meera.iyer@example.com' };
const common = 'This password is too common and easy to guess.';
const personal = 'Please choose a password that is not your name or your email address.';

test.each([
  'wassup',
  'password',
  'PASSWORD',
  'password!',
  'Password1!',
  'tiffin',
  'Tiffin1',
  'aaaaaa',
  '      ',
])('%j is guessed by anybody', async password =>
  expect(await guessablePassword(password, meera)).toBe(common),
);

test.each(['meera.iyer@example.com', 'MEERA.IYER', 'Meera Iyer', 'meeraiyer', 'meera123'])(
  '%j is guessed by who knows her',
  async password => expect(await guessablePassword(password, meera)).toBe(personal),
);

test.each(['tamarind rice', 'tiffin-demo', 'curry leaves', 'मीरा का डिब्बा'])('%j is not', async password =>
  expect(await guessablePassword(password, meera)).toBeUndefined(),
);
