import { addressParts, type DeliveryAddress } from '../../../../schema/rules/address.ts';

export const noAddress: DeliveryAddress = {
  streetNumber: '',
  streetName: '',
  apartmentUnit: '',
  city: '',
  state: '',
  zipCode: '',
};

/** The fields of an address stored as one line, so that it is typed only once. */
export const fieldsOf = (line: string | null): DeliveryAddress => {
  const parts = line === null ? undefined : addressParts(line);
  return { ...noAddress, ...parts, ...(parts && { zipCode: parts.zipCode.slice(0, 5) }) };
};
