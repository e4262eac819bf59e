import { expect, test } from 'vitest';
import { safeReason } from './safe-reason.ts';

test.each([
  ['550 5.1.1 <priya.nair@example.com>: user unknown', '550 5.1.1 <(address)>: user unknown'],
  ['no answer of smtps://user:pass@mail.example:465/', 'no answer of smtps://mail.example:465'],
  ['410 https://fcm.googleapis.com/fcm/send/dGhlLXNlY3JldA:APA91', '410 https://fcm.googleapis.com'],
  [
    "insert into users values ('Meera', '12-3456789') - duplicate key",
    "insert into users values ('...', '...') - duplicate key",
  ],
  ['call +1 (408) 555-0123 for EIN 123456789', 'call (number) for EIN (number)'],
  ["Can't store 'Meera Iyer'", "Can't store '...'"],
  ['invalid input syntax for type integer: "Meera"', 'invalid input syntax for type integer: "..."'],
  ['call 408.555.0147', 'call (number)'],
  ['invalid key sk_live_51HabcdefGHIJKLmnop', 'invalid key (hidden)'],
  ['order 01970000-0000-7000-8000-000000000000 failed', 'order 01970000-0000-7000-8000-000000000000 failed'],
  ['the first line\n    at secret (file.ts:1:1)', 'the first line'],
  ['', 'No reason was given.'],
  [null, 'No reason was given.'],
])('%s', (message, shown) => {
  expect(safeReason(message)).toBe(shown);
});

test('a reason is bounded', () => {
  expect(safeReason('no '.repeat(1000)).length).toBeLessThan(210);
});
