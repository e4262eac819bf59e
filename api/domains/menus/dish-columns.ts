import { columnsOfFields } from '../../core/query/columns-of-fields.ts';
import { Money } from '../../core/values/money.ts';
import { asPhoto, type StoredPhoto } from '../photos/photo.ts';
import type { Dish } from './dish.ts';
import { dishFactNames } from './editable-dish.ts';

const names = ['id', 'categoryId', ...dishFactNames, 'soldOutOn', 'photo', 'version'] as const;
const times = ['removedAt', 'updatedAt'] as const;

export const everyDishColumn = [...names, ...times] as const;
export type DishColumn = (typeof everyDishColumn)[number];

/** What a query selects of a dish `d` for customers and its cook. */
export const dishSelections = (chosen: readonly DishColumn[]) => chosen.map(name => `d.${name}` as const);
export const dishColumns = dishSelections(everyDishColumn);

/** Columns for the requested fields of dishes on a menu, whose rows have only these. */
export const dishColumnsForFields = columnsOfFields<DishColumn>({
  every: everyDishColumn,
  always: ['id', 'categoryId', 'priceCents'],
  behind: {},
});

export type StoredDish = Required<Pick<Dish, (typeof names)[number]>> & {
  removedAt: string | null;
  updatedAt: string;
};
export type DishRow = StoredDish & Pick<Dish, 'price'>;

/** Set once per row: a resolver of its own would cost every dish a promise. */
export const asDish = <Row extends StoredDish>(row: Row): Row & DishRow => {
  const dish = Object.assign(row, { price: new Money(row.priceCents) });
  const photo = row.photo as StoredPhoto | null | undefined;
  if (photo) dish.photo = asPhoto(photo);
  return dish;
};
