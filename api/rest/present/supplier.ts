import type { SupplierRow } from '../../suppliers/supplier-columns.ts';

export const presentSupplier = (supplier: SupplierRow) => ({
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
