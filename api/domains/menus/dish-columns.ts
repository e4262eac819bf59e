import { Money } from '../../core/values/money.ts';
import { asPhoto, type StoredPhoto } from '../photos/photo.ts';
import type { Dish } from './dish.ts';
import { dishFactNames } from './editable-dish.ts';

const names = ['id', 'categoryId', ...dishFactNames, 'soldOutOn', 'photo', 'version'] as const;
const times = ['removedAt', 'updatedAt'] as const;
type Name = (typeof names)[number];

const plainNames = [
  'id',
  'categoryId',
  'name',
  'description',
  'priceCents',
  'portion',
  'diet',
  'spiceLevel',
  'plates',
  'portionLimit',
  'isTiffinOfTheDay',
  'isAvailable',
  'soldOutOn',
  'version',
] as const satisfies readonly Name[];

/** Columns of a dish for customers and its cook; `d` is the dish. */
export const dishColumns = [...names, ...times].map(name => `d.${name}` as const);
/** The same without lists, JSON and times, which take longer to read than all others together. */
export const plainDishColumns = plainNames.map(name => `d.${name}` as const);

const plain: ReadonlySet<string> = new Set(plainNames);
/** What a plain dish lacks, by the names of its fields. */
export const lackedByPlainDishes = [...names, ...times].filter(name => !plain.has(name));

export type StoredDish = Required<Pick<Dish, Name>> & {
  removedAt: string | null;
  updatedAt: string;
};
export type DishRow = StoredDish & Pick<Dish, 'price'>;
export type PlainDishRow = Pick<DishRow, (typeof plainNames)[number] | 'price'>;

/** Set once per row: a resolver of its own would cost every dish a promise. */
export const priced = <Row extends Pick<StoredDish, 'priceCents'>>(row: Row) =>
  Object.assign(row, { price: new Money(row.priceCents) });

export const asDish = <Row extends StoredDish>(row: Row): Row & DishRow => {
  const dish = priced(row);
  dish.photo = asPhoto(row.photo as StoredPhoto | null);
  return dish;
};
