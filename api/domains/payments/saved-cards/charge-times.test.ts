import { describe, expect, test } from 'vitest';
import { nextAttemptAt } from './charge-times.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));

/** Meera's bill is made at nine; her card was saved the day before. */
const bill = { billMadeAt: at(9), cardStoredAt: at(-15), attempts: 0, firstAttemptAt: null };

describe("Meera's bill is charged", () => {
  test('at once, then four and twenty hours after the first attempt', () => {
    expect(nextAttemptAt(bill)).toEqual(at(9));
    expect(nextAttemptAt({ ...bill, attempts: 1, firstAttemptAt: at(10) })).toEqual(at(14));
    expect(nextAttemptAt({ ...bill, attempts: 2, firstAttemptAt: at(10) })).toEqual(at(30));
    expect(nextAttemptAt({ ...bill, attempts: 3, firstAttemptAt: at(10) })).toBeNull();
  });

  test('never to a card that she let be saved after it was made, even if another one was declined', () => {
    const later = { ...bill, cardStoredAt: at(11) };
    expect(nextAttemptAt(later)).toBeNull();
    expect(nextAttemptAt({ ...later, attempts: 1, firstAttemptAt: at(10) })).toBeNull();
  });
});
