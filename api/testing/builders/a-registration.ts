import { ashaRegistration } from '../../../schema/testing/asha-registration.ts';

/** Asha's input when she registers her kitchen; people type an address with capitals and spaces. */
export const aRegistration = {
  ...ashaRegistration,
  email: 'Asha@Example.com ',
  phone: '(408) 555-0119',
  cookName: 'Asha Rao',
  description: 'Food as at home.',
};
