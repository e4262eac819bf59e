import * as z from 'zod';
import type { SupplierRow } from '../../../domains/suppliers/supplier-columns.ts';
import { countShape, flagShape, id, textShape } from './common.ts';

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

export const supplierShape = z
  .object({
    id: id('the kitchen'),
    kitchenName: textShape('Name of the kitchen.', "Asha's Kitchen"),
    description: textShape('What it cooks, in its own words; may be empty.', 'Dosas and filter coffee.'),
    cuisineType: textShape('Cuisine.', 'South Indian'),
    address: textShape('Street, where it is public; otherwise a part of it.', 'Curtner Avenue'),
    latitude: z.number().meta({ description: 'Degrees north.', examples: [37.3] }),
    longitude: z.number().meta({ description: 'Degrees east.', examples: [-121.9] }),
    rating: z
      .number()
      .meta({ description: 'Average of its ratings, 0 to 5; 0 without any.', examples: [4.8] }),
    totalRatings: countShape('Number of ratings.', 31),
    isActive: flagShape('Whether it is listed.'),
  })
  .meta({ id: 'Supplier', description: 'Kitchen as customers see it.' });

export const suppliersShape = z.array(supplierShape);

export const presentSupplier = (
  supplier: Pick<SupplierRow, (typeof presentedColumns)[number]>,
): z.output<typeof supplierShape> => ({
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
