import type { Ctx } from '../../../core/operation/ctx.ts';
import { shownAddress } from '../../../domains/suppliers/shown-place.ts';
import type { SupplierRow } from '../../../domains/suppliers/supplier-columns.ts';

export const presentedColumns = [
  'id',
  'kitchenName',
  'description',
  'cuisineType',
  'address',
  'latitude',
  'longitude',
  'rating',
  'totalRatings',
  'isActive',
] as const;

export const presentSupplier = (
  ctx: Ctx,
  supplier: Pick<SupplierRow, (typeof presentedColumns)[number]>,
) => ({
  id: supplier.id,
  kitchenName: supplier.kitchenName,
  description: supplier.description,
  cuisineType: supplier.cuisineType,
  address: shownAddress(ctx, supplier),
  latitude: supplier.latitude,
  longitude: supplier.longitude,
  rating: supplier.rating,
  totalRatings: supplier.totalRatings,
  isActive: supplier.isActive,
});
