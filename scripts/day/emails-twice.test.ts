import { expect, test } from 'vitest';
import { emailsTwice } from './emails-twice.ts';

const anEmail = (email: string, hour = '09:00', isAfterCrash = false) => ({ email, hour, isAfterCrash });

test('an email is there twice when its receiver, subject and text are', () => {
  const emails = [
    anEmail('meera@example.com Your order\nT-1'),
    anEmail('meera@example.com Your order\nT-2'),
    anEmail('ravi@example.com Your order\nT-1'),
    anEmail('meera@example.com Your order\nT-1', '10:00', true),
  ];
  expect(emailsTwice(emails)).toEqual([{ subject: 'Your order', hour: '10:00', isAfterCrash: true }]);
});
