import { useEffect, useState } from 'react';
import { type DeliveryAddress, deliveryAddress } from '../../../schema/rules/address.ts';

const delayMilliseconds = 300;

export type AddressCheck = 'idle' | 'validating' | 'valid' | 'invalid';

/** Judges the address once typing has come to rest; says nothing before anything was typed. */
export const useAddressCheck = (fields: DeliveryAddress): AddressCheck => {
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
