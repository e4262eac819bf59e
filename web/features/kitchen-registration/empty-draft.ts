import type { RegistrationDraft } from '../../../schema/rules/registration.ts';

export const emptyDraft: RegistrationDraft = {
  ein: '',
  email: '',
  phone: '',
  kitchenName: '',
  cookName: '',
  description: '',
  cuisineType: '',
  businessType: 'home_kitchen',
  kitchenLocation: '',
  hasCommercialLicense: false,
  isRestaurant: false,
  dailyCapacity: '',
  homeKitchenAgreement: false,
  address: '',
  city: '',
  state: '',
  zipCode: '',
};
