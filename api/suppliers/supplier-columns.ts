import type { Supplier } from './supplier.ts';

/** A kitchen as lists and pages read it: the columns they print, not the entity. */
export type SupplierRow = Omit<
  Supplier,
  'searchText' | 'userId' | 'dailyCapacity' | 'capacity' | 'createdAt'
>;

export const supplierColumns = `s.id, s.city_id as "cityId", s.kitchen_name as "kitchenName",
  s.cook_name as "cookName", s.description, s.story, s.cuisine_type as "cuisineType", s.address,
  s.zip_code as "zipCode", s.latitude, s.longitude, s.offers_delivery as "offersDelivery",
  s.offers_pickup as "offersPickup", s.delivery_radius_miles as "deliveryRadiusMiles",
  s.rating::float8 as rating, s.total_ratings as "totalRatings", s.paused_until as "pausedUntil",
  s.is_active as "isActive"`;
