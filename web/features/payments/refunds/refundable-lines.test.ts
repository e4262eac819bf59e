import { expect, it } from 'vitest';
import { refundableLines } from './refundable-lines.ts';

const line = (position: number, quantity: number, cents: number) => ({
  position,
  quantity,
  dishName: `Dish ${position}`,
  choices: [],
  unitPrice: { cents, text: '' },
});

it('offers what was not refunded yet, and adds up what was chosen', () => {
  const order = {
    lines: [line(1, 3, 900), line(2, 1, 750)],
    refunds: [{ lines: [{ position: 1, quantity: 1 }] }, { lines: [{ position: 2, quantity: 1 }] }],
  };
  const { left, wanted, cents } = refundableLines(order, { 1: 2, 2: 1 });
  expect(left.map(({ position, left }) => [position, left])).toEqual([[1, 2]]);
  expect(wanted).toEqual([{ position: 1, quantity: 2 }]);
  expect(cents).toBe(1800);
});

it('offers nothing while the order is not there', () => {
  expect(refundableLines(undefined, {})).toEqual({ left: [], wanted: [], cents: 0 });
});
