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

export const presentSupplier = (supplier: Pick<SupplierRow, (typeof presentedColumns)[number]>) => ({
  id: supplier.id,
  kitchenName: supplier.kitchenName,
  description: supplier.description,
  cuisineType: supplier.cuisineType,
  address: supplier.address,
  latitude: supplier.latitude,
  longitude: supplier.longitude,
  rating: supplier.rating,
  totalRatings: supplier.totalRatings,
  isActive: supplier.isActive,
});
