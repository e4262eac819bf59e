import { plural } from '@lingui/core/macro';

export const orderCount = (orders: number) =>
  plural(orders, { one: `${orders} order`, other: `${orders} orders` });

export const plateCount = (plates: number) =>
  plural(plates, { one: `${plates} plate`, other: `${plates} plates` });
