import { expect, it } from 'vitest';
import { declineWords } from './decline-words.ts';

it.each([
  ['card_declined', 'declined this card'],
  ['payment_intent_authentication_failure', "couldn't verify you"],
  ['expired_card', 'has expired'],
  ['incorrect_cvc', 'security code'],
])('says of %s that %s, and what to do', (code, words) => {
  expect(declineWords({ type: 'card_error', code, message: 'x' })).toContain(words);
  expect(declineWords({ type: 'card_error', code, message: 'x' })).toMatch(/another card/);
});

it('names insufficient funds', () => {
  const declined = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
  expect(declineWords(declined)).toContain('insufficient funds');
});

it('leaves field errors to the fields, and hides internal errors', () => {
  expect(declineWords({ type: 'validation_error', message: 'Your card number is incomplete.' })).toBe(
    'Your card number is incomplete.',
  );
  expect(declineWords({ type: 'api_error', message: 'ECONNRESET' })).not.toContain('ECONN');
});
