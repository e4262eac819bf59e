import { expect, it } from 'vitest';
import { refusalWords } from './refusal-words.ts';

const answer = { message: 'Said by the server.', field: null };

it('names the new total and asks to agree', () => {
  const total = { __typename: 'Money', cents: 2400, text: '$24.00' } as const;
  expect(refusalWords({ __typename: 'PriceChanged', ...answer, total })).toEqual({
    text: 'The total has changed and is now $24.00.',
    nextAction: 'price',
  });
});

it('counts the plates that are left', () => {
  const soldOut = { __typename: 'SoldOut', ...answer } as const;
  expect(refusalWords({ ...soldOut, platesLeft: 0 }).text).toContain('sold out');
  expect(refusalWords({ ...soldOut, platesLeft: 1 }).text).toContain('only 1 plate is left');
  expect(refusalWords({ ...soldOut, platesLeft: 2 }).text).toContain('only 2 plates are left');
});

it('says how many unpaid plates a newcomer may still order, and what else helps', () => {
  const limit = { __typename: 'UnpaidPlatesLimit', ...answer } as const;
  expect(refusalWords({ ...limit, platesLeft: 0 }).text).toContain('ask our support');
  expect(refusalWords({ ...limit, platesLeft: 1 }).text).toContain('only 1 more unpaid plate.');
  expect(refusalWords({ ...limit, platesLeft: 2 }).text).toContain('only 2 more unpaid plates.');
});

it('leads to the field that was refused', () => {
  const invalid = { __typename: 'InvalidInput', message: 'Please give an address.' } as const;
  expect(refusalWords({ ...invalid, field: 'deliveryAddress' })).toEqual({
    text: 'Please give an address.',
    nextAction: 'address',
  });
  expect(refusalWords({ ...invalid, field: 'lines' }).nextAction).toBe('cart');
});

it('says that it is safe to try again after a lost response', () => {
  const { text, nextAction } = refusalWords({ __typename: 'Unanswered' });
  expect(text).toContain('safe to try again');
  expect(nextAction).toBe('again');
});

it('leads to the address that is too far away', () => {
  const tooFar = {
    __typename: 'FulfillmentUnavailable',
    message: 'Too far.',
    field: 'deliveryAddress',
  } as const;
  expect(refusalWords(tooFar)).toEqual({
    text: "This kitchen doesn't deliver to this address.",
    nextAction: 'address',
  });
});
