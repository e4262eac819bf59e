import type { Ctx } from '../../core/operation/ctx.ts';
import type { LoadedSupplier, SupplierRow } from './supplier-columns.ts';

/** Whether strangers see the street of a kitchen (SUPPLIER_ADDRESS), which is the home of its cook. */
export const isStreetPublic = ({ services }: Ctx): boolean => services.supplierAddress === 'public';

/**
 * Adds the address as everyone sees it to kitchens that were loaded with one: the whole of it, or only near which place
 * it is.
 */
export const showPlaces = <Row extends Partial<Pick<LoadedSupplier, 'storedAddress'>>>(
  ctx: Ctx,
  kitchens: Row[],
): (Row & Pick<SupplierRow, 'address'>)[] => {
  const isPublic = isStreetPublic(ctx);
  const shown = kitchens as (Row & Pick<SupplierRow, 'address'>)[];
  for (const kitchen of shown) {
    const { storedAddress } = kitchen;
    if (storedAddress !== undefined) kitchen.address = isPublic ? storedAddress : nearestPlace(storedAddress);
  }
  return shown;
};

const nearestPlace = (address: string): string => `near ${address.split(', ').slice(-2).join(', ')}`;

/**
 * The address that is known to those who cook, review and pick up: with its ZIP code, which is all a closed kitchen
 * has.
 */
export const wholeAddress = ({
  storedAddress,
  zipCode,
}: Pick<SupplierRow, 'storedAddress' | 'zipCode'>): string =>
  storedAddress === zipCode ? zipCode : `${storedAddress} ${zipCode}`;
