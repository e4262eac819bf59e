import type { Ctx } from '../../core/operation/ctx.ts';
import type { SupplierRow } from './supplier-columns.ts';

/** Whether strangers see the street of a kitchen (SUPPLIER_ADDRESS), which is the home of its cook. */
export const isStreetPublic = ({ services }: Ctx): boolean => services.supplierAddress === 'public';

/** The address as everyone sees it: the whole of it, or only near which place it is. */
export const shownAddress = (ctx: Ctx, { address }: Pick<SupplierRow, 'address'>): string =>
  isStreetPublic(ctx) ? address : `near ${address.split(', ').slice(-2).join(', ')}`;

/** The address that is known to those who cook, review and pick up: with its ZIP code, which is all a closed kitchen has. */
export const wholeAddress = ({ address, zipCode }: Pick<SupplierRow, 'address' | 'zipCode'>): string =>
  address === zipCode ? zipCode : `${address} ${zipCode}`;
