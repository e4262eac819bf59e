import type { RegistrationDraft } from '../rules/registration.ts';

/** What Asha types to register her kitchen, for tests of every part. */
export const ashaRegistration = {
  ein: '12-3456789',
  email: 'asha@example.com',
  phone: '(408) 555-0147',
  kitchenName: "Asha's Kitchen",
  cookName: '',
  description: '',
  cuisineType: 'South Indian',
  businessType: 'home_kitchen',
  kitchenLocation: 'home',
  hasCommercialLicense: false,
  isRestaurant: false,
  dailyCapacity: '11-25',
  homeKitchenAgreement: true,
  address: '12 Almaden Ave',
  city: 'San Jose',
  state: 'CA',
  zipCode: '95112',
} satisfies RegistrationDraft;
