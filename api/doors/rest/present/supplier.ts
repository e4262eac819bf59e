import type { Ctx } from '../../../core/operation/ctx.ts';
import { shownAddress, shownPoint } from '../../../domains/suppliers/shown-place.ts';
import type { SupplierRow } from '../../../domains/suppliers/supplier-columns.ts';

export const presentedColumns = [
  'id',
  'kitchenName',
  'description',
  'cuisineType',
  'address',
  'zipCode',
  'latitude',
  'longitude',
  'rating',
  'totalRatings',
  'isActive',
] as const;

export const presentSupplier = async (
  ctx: Ctx,
  supplier: Pick<SupplierRow, (typeof presentedColumns)[number]>,
) => ({
  id: supplier.id,
  kitchenName: supplier.kitchenName,
  description: supplier.description,
  cuisineType: supplier.cuisineType,
  address: shownAddress(ctx, supplier),
  ...pointOf(await shownPoint(ctx, supplier)),
  rating: supplier.rating,
  totalRatings: supplier.totalRatings,
  isActive: supplier.isActive,
});

const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});
