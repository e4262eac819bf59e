import { useState } from 'react';

const storageKey = 'menuFolds';
/** Of more dishes only the categories are shown at first. */
const mostDishesOpen = 16;

type Folds = Record<string, boolean>;

/** A private window may refuse storage; what is folded then lasts as long as the screen. */
const readFolds = (): Folds => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

const storeFolds = (folds: Folds) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(folds));
  } catch {
    // See readFolds.
  }
};

interface Category {
  id: string;
  dishes: readonly unknown[];
}

/** Which categories are open; remembered while the tab is. */
export function useFolds(categories: readonly Category[]) {
  const [chosen, setChosen] = useState(readFolds);
  const dishes = categories.reduce((sum, category) => sum + category.dishes.length, 0);
  const isOpen = ({ id }: { id: string }) => chosen[id] ?? dishes <= mostDishesOpen;

  const choose = (next: Folds) => {
    setChosen(next);
    storeFolds(next);
  };
  const fold = (category: Category) => choose({ ...chosen, [category.id]: !isOpen(category) });
  const foldAll = (open: boolean) => choose(Object.fromEntries(categories.map(({ id }) => [id, open])));
  return { isOpen, fold, foldAll, areAllOpen: categories.every(isOpen) };
}
