import { expect, it } from 'vitest';
import { type PlanDraft, planChangeInput } from './plan-draft.ts';
import { refusedWeekday } from './weekday-addresses.ts';

const draft: PlanDraft = {
  version: 1,
  weekdays: [1, 3, 6],
  endsOn: '',
  note: '',
  lines: [{ dishId: 'dosa', dishName: 'Dosa', quantity: 1, choiceIds: [] }],
  address: 'the office',
  addressOn: { 2: 'the gym', 6: 'home' },
  hasConsented: true,
};

it('sends the addresses of its weekdays only', () => {
  expect(planChangeInput('plan', draft, 900, [])).toMatchObject({
    endsOn: null,
    note: null,
    weekdayAddresses: [{ weekday: 6, deliveryAddress: 'home' }],
  });
});

it('finds the weekday whose address was refused', () => {
  expect(refusedWeekday(draft, 'weekdayAddresses.0.deliveryAddress')).toBe(6);
  expect(refusedWeekday(draft, 'deliveryAddress')).toBeUndefined();
  expect(refusedWeekday(draft, null)).toBeUndefined();
});
