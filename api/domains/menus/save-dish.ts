import { dishLimit } from '../../../schema/constants.ts';
import { dishFacts } from '../../../schema/rules/menu.ts';
import { suppliers, withScope } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import type { DishInput } from './menu-inputs.ts';
import { DishNotFound, MenuCategoryNotFound, MenuConflict, MenuIsFull } from './menu-problems.ts';
import { noteMenuChange } from './note-menu-change.ts';
import { lockOwnKitchen } from './own-kitchen.ts';
import { categoryOf, dishOf, numberOfDishes } from './own-menu-parts.ts';
import { addDish, changeDish } from './stored-dish.ts';

/** Adds a dish to the menu, or changes one if its version is still the one the cook read. */
export const saveDish = operation(
  withScope('MENU_WRITE', suppliers),
  async (work: Work, { id, version, categoryId, ...input }: DishInput): Promise<{ id: string } | Problem> => {
    const { sql } = work;
    const facts = checked(dishFacts, input);
    if (facts instanceof InvalidInput) return facts;
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const category = await categoryOf(sql, kitchen, categoryId);
    if (!category) return new MenuCategoryNotFound();

    if (id) {
      const dish = await dishOf(sql, kitchen, id);
      if (!dish) return new DishNotFound();
      if (dish.version !== version) return new MenuConflict(dish.name);
      const change = await changeDish(work, dish, category, facts);
      await noteMenuChange(work, kitchen, [change]);
      return dish;
    }
    if ((await numberOfDishes(sql, kitchen)) >= dishLimit) {
      return new MenuIsFull(dishLimit, MenuIsFull.dishes);
    }
    const added = await addDish(work, kitchen, category, facts);
    await noteMenuChange(work, kitchen);
    return added;
  },
);
