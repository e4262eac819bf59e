/** Asha's input when she changes her whole kitchen profile. */
export const ashasWords = {
  kitchenName: 'Asha Cooks',
  cookName: 'Asha Rao',
  phone: '(408) 555-0199',
  description: 'Dosas and more.',
  story: 'From Udupi.',
  cuisineType: 'South Indian',
  offersDelivery: false,
  offersPickup: true,
  deliveryRadiusMiles: 5,
  address: '12 Almaden Ave',
  city: 'San Jose',
  state: 'CA',
  zipCode: '95112',
};
