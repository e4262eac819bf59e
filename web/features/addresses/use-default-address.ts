import { useEffect } from 'react';
import { useStored } from '../../lib/stored.ts';
import { useAddresses } from './use-addresses.ts';

/** Where the next order goes: what was chosen in this browser, or else the person's default address. */
export function useDefaultAddress() {
  const [line, choose] = useStored('deliveryAddress');
  const { addresses } = useAddresses();
  const byDefault = addresses?.find(({ isDefault }) => isDefault)?.line;
  useEffect(() => {
    if (line === null && byDefault) choose(byDefault);
  }, [line, byDefault, choose]);
  return [line, choose] as const;
}
