import type { Ctx } from '../../core/operation/ctx.ts';
import { knownPlacesOf } from '../cities/known-zip-codes.ts';
import type { SupplierRow } from './supplier-columns.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** Whether strangers see the street of a kitchen (SUPPLIER_ADDRESS), which is the home of its cook. */
export const isStreetPublic = ({ services }: Ctx): boolean => services.supplierAddress === 'public';

/** The address as everyone sees it: the whole of it, or only near which place it is. */
export const shownAddress = (ctx: Ctx, { address }: Pick<SupplierRow, 'address'>): string =>
  isStreetPublic(ctx) ? address : `near ${address.split(', ').slice(-2).join(', ')}`;

/** Where everyone sees it on a map: at its own place, or in the middle of its ZIP code. */
export const shownPoint = (
  ctx: Ctx,
  kitchen: Point & Pick<SupplierRow, 'zipCode'>,
): Point | Promise<Point> => (isStreetPublic(ctx) ? kitchen : centerOf(ctx, kitchen));

/** Of a ZIP code that is not in the table, a point within about five miles. */
const centerOf = async (
  ctx: Ctx,
  { zipCode, ...point }: Point & Pick<SupplierRow, 'zipCode'>,
): Promise<Point> => {
  const [center] = await knownPlacesOf(ctx, zipCode);
  return center ?? { latitude: roughly(point.latitude), longitude: roughly(point.longitude) };
};

const roughly = (degrees: number): number => Math.round(degrees * 10) / 10;

/** The address that is known to those who cook, review and pick up: with its ZIP code, which is all a closed kitchen has. */
export const wholeAddress = ({ address, zipCode }: Pick<SupplierRow, 'address' | 'zipCode'>): string =>
  address === zipCode ? zipCode : `${address} ${zipCode}`;
