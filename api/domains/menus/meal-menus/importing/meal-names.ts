import { mealMenuDishLimit } from '../../../../../schema/constants.ts';
import { withValues } from '../../../../../schema/with-values.ts';
import { folded } from '../../../../core/values/searchable.ts';
import { Unreadable } from '../../importing/cell-words.ts';

/** What the cell says instead of dishes: those that are usually cooked, or none. */
const usual = 'usual';
const nothing = 'nothing';

const escaped = (name: string) => name.replace(/[\\;]/g, '\\$&');
const plain = (written: string) => written.replace(/\\(.)/g, '$1').trim();

interface Named {
  id: string;
  name: string;
}

/** The dishes of a menu in one cell, for example 'Dal makhani; Jeera rice', 'usual' or 'nothing'. */
export const writeDishes = (dishes: readonly { name: string }[] | null): string => {
  if (!dishes) return usual;
  const names = dishes.map(({ name }) => escaped(name)).join('; ');
  const isWord = [usual, nothing].includes(names.toLowerCase());
  return isWord ? `\\${names}` : names || nothing;
};

/** Dishes by the form in which their names are compared. */
export const byName = (dishes: readonly Named[]): ReadonlyMap<string, readonly Named[]> =>
  Map.groupBy(dishes, ({ name }) => folded(name));

/** The IDs of the dishes in a cell; null for the usual ones. */
export const dishesIn = (written: string, known: ReturnType<typeof byName>): string[] | null | Unreadable => {
  if (written === '') return new Unreadable(/*i18n*/ 'Please write dishes, usual or nothing');
  if (written.toLowerCase() === usual) return null;
  if (written.toLowerCase() === nothing) return [];
  const names = (written.match(/(?:\\.|[^\\;])+/g) ?? []).map(plain).filter(Boolean);
  if (names.length > mealMenuDishLimit)
    return new Unreadable(withValues(/*i18n*/ 'A meal can have up to {0} dishes.', mealMenuDishLimit));
  const ids = new Set<string>();
  for (const name of names) {
    const [dish, another] = known.get(folded(name)) ?? [];
    if (!dish) return new Unreadable(withValues(/*i18n*/ '"{0}" is not on your menu', name.slice(0, 80)));
    if (another)
      return new Unreadable(
        /*i18n*/ 'Several dishes on your menu have this name. Give them different names first',
      );
    ids.add(dish.id);
  }
  return [...ids];
};
