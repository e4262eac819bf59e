import type { RegistrationDraft } from '../../../schema/rules/registration.ts';

/** Asha's input when she registers her kitchen. */
export const aRegistration = {
  ein: '12-3456789',
  email: 'Asha@Example.com ',
  phone: '(408) 555-0119',
  kitchenName: "Asha's Kitchen",
  cookName: 'Asha Rao',
  description: 'Food as at home.',
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
