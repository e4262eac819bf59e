import type { Cart, CartDish, CartOrigin } from './cart.ts';

export const annapurna: CartOrigin = {
  supplierId: 'annapurna',
  kitchenName: 'Annapurna Kitchen',
  serviceDate: '2026-11-23',
  mealtime: 'DINNER',
  fulfillment: 'DELIVERY',
};

export const rajmaChawal: CartDish = {
  dishId: 'rajma',
  name: 'Rajma Chawal',
  priceCents: 1150,
  plates: 1,
  choices: [],
};
export const alooParatha: CartDish = {
  dishId: 'paratha',
  name: 'Aloo Paratha',
  priceCents: 700,
  plates: 1,
  choices: [],
};

export const aCart = (changes: Partial<Cart> = {}): Cart => ({
  ...annapurna,
  note: '',
  lines: [
    { ...rajmaChawal, quantity: 2 },
    { ...alooParatha, quantity: 1 },
  ],
  ...changes,
});
