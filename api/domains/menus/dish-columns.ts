import { Money } from '../../core/values/money.ts';
import { asPhoto, type StoredPhoto } from '../photos/photo.ts';
import type { Dish } from './dish.ts';
import { dishFactNames } from './editable-dish.ts';

const names = ['id', 'categoryId', ...dishFactNames, 'soldOutOn', 'photo', 'version'] as const;
const times = ['removedAt', 'updatedAt'] as const;

/** Columns of a dish for customers and its cook; `d` is the dish. */
export const dishColumns = [...names, ...times].map(name => `d.${name}` as const);

export type StoredDish = Required<Pick<Dish, (typeof names)[number]>> & {
  removedAt: string | null;
  updatedAt: string;
};
export type DishRow = StoredDish & Pick<Dish, 'price'>;

/** Set once per row: a resolver of its own would cost every dish a promise. */
export const asDish = <Row extends StoredDish>(row: Row): Row & DishRow => {
  const dish = Object.assign(row, { price: new Money(row.priceCents) });
  dish.photo = asPhoto(row.photo as StoredPhoto | null);
  return dish;
};
