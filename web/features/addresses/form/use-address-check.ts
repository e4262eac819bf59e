import { useEffect, useState } from 'react';
import { deliveryAddress } from '../../../../schema/rules/address.ts';
import type { AddressDraft } from './address-draft.ts';

const delayMilliseconds = 300;

export type AddressCheck = 'idle' | 'validating' | 'valid' | 'invalid';

/** Checks the address after typing pauses; shows nothing before anything was typed. */
export const useAddressCheck = (draft: AddressDraft): AddressCheck => {
  const { streetNumber, streetName, apartmentUnit, city, state, zipCode } = draft;
  const fields = { streetNumber, streetName, apartmentUnit, city, state, zipCode };
  const typed = JSON.stringify(fields);
  const [checked, setChecked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setChecked(typed), delayMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);

  if (Object.values(fields).every(field => !field)) return 'idle';
  if (checked !== typed) return 'validating';
  return deliveryAddress.safeParse(fields).success ? 'valid' : 'invalid';
};
