import { describe, expect, it } from 'vitest';
import { ashaRegistration } from '../testing/asha-registration.ts';
import { type RegistrationDraft, registrationRefusal } from './registration.ts';

const title = (...changes: Partial<RegistrationDraft>[]) =>
  registrationRefusal(Object.assign({}, ashaRegistration, ...changes))?.title;

it('accepts a home kitchen', () => {
  expect(registrationRefusal(ashaRegistration)).toBeUndefined();
});

describe('refuses in this order', () => {
  const inOrder: [Partial<RegistrationDraft>, string][] = [
    [{ cuisineType: ' ' }, 'Missing Information'],
    [{ ein: '123456789' }, 'Invalid EIN Format'],
    [{ email: 'asha' }, 'Please Check Your Entries'],
    [{ kitchenLocation: 'shared' }, 'Ineligible Kitchen Type'],
    [{ hasCommercialLicense: true }, 'Commercial Operation Not Allowed'],
    [{ dailyCapacity: '100+' }, 'Capacity Too High'],
    [{ homeKitchenAgreement: false }, 'Agreement Required'],
    [{ dailyCapacity: '' }, 'Missing Information'],
    [{ city: '' }, 'Required Information Missing'],
    [{ state: 'XX' }, 'Please Check Your Entries'],
  ];

  it.each(inOrder)('%j', (change, refusal) => {
    expect(title(change)).toBe(refusal);
  });

  it('the earlier before the later', () => {
    for (const [index, [change, refusal]] of inOrder.entries()) {
      const alsoLater = inOrder.slice(index + 1).map(([later]) => later);
      // The last write wins, so the change under test comes last.
      expect(title(...alsoLater.toReversed(), change)).toBe(refusal);
    }
  });
});

it.each([{ isRestaurant: true }, { businessType: 'food_truck' }, { hasCommercialLicense: true }])(
  'takes %j for a commercial operation',
  change => {
    expect(title(change)).toBe('Commercial Operation Not Allowed');
  },
);

it('checks only the current step of the wizard', () => {
  const later = { ...ashaRegistration, address: '', homeKitchenAgreement: false };
  expect(registrationRefusal(later, 1)).toBeUndefined();
  expect(registrationRefusal(later, 2)?.field).toBe('homeKitchenAgreement');
  expect(registrationRefusal(later, 3)?.field).toBe('address');
});
