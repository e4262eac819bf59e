import type { DeliveryAddress } from '../../../schema/rules/address.ts';

export const noAddress: DeliveryAddress = {
  streetNumber: '',
  streetName: '',
  apartmentUnit: '',
  city: '',
  state: '',
  zipCode: '',
};

/**
 * The fields of an address that was kept as one line, so that nobody types it twice. A unit cannot be told from the
 * street any more and stays with it: the line that comes out again is the same.
 */
export const fieldsOf = (line: string | null): DeliveryAddress => {
  const parts = line?.match(
    /^(?<streetNumber>\S+) (?<streetName>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<zipCode>\d{5})/,
  );
  return { ...noAddress, ...parts?.groups };
};
