import { Arg, Args, Ctx as Context, createUnionType, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { suppliers, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { ChangesPageArgs, type Page } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { addMenuCategory } from './add-menu-category.ts';
import { changedDishes } from './changed-dishes.ts';
import { Dish } from './dish.ts';
import type { DishRow } from './dish-columns.ts';
import { DishConnection } from './dish-connection.ts';
import { findOwnDish, findOwnMenu } from './find-own-menu.ts';
import { markDishSoldOutToday } from './mark-dish-sold-out-today.ts';
import { DishInput } from './menu-inputs.ts';
import {
  AllergensUnanswered,
  CategoryNotEmpty,
  DishNotFound,
  MenuCategoryNotFound,
  MenuConflict,
  MenuIsFull,
  MenuNotOpen,
} from './menu-problems.ts';
import { moveDish } from './move-dish.ts';
import { moveMenuCategory } from './move-menu-category.ts';
import { OwnMenu } from './own-menu.ts';
import { removeDish } from './remove-dish.ts';
import { removeMenuCategory } from './remove-menu-category.ts';
import { renameMenuCategory } from './rename-menu-category.ts';
import { saveDish } from './save-dish.ts';
import { setDishAvailability } from './set-dish-availability.ts';

const OwnMenuResult = createUnionType({
  name: 'OwnMenuResult',
  description: 'Current menu, or the reason nothing was changed.',
  types: () =>
    [
      OwnMenu,
      InvalidInput,
      MenuNotOpen,
      MenuCategoryNotFound,
      CategoryNotEmpty,
      DishNotFound,
      MenuIsFull,
      MenuConflict,
    ] as const,
});

const OwnDishResult = createUnionType({
  name: 'OwnDishResult',
  description: 'Current dish, or the reason nothing was changed.',
  types: () =>
    [
      Dish,
      InvalidInput,
      MenuNotOpen,
      MenuCategoryNotFound,
      DishNotFound,
      MenuIsFull,
      MenuConflict,
      AllergensUnanswered,
    ] as const,
});

const categoryId = { description: 'ID of the category.' };
const dishId = { description: 'ID of the dish.' };
const place = { description: 'New position in the list, from 0.' };

@Resolver()
export class OwnMenuResolver {
  @Visible(withScope('MENU_READ', suppliers))
  @Query(() => OwnMenu, {
    nullable: true,
    description: "Whole menu of the viewer's kitchen; null without an approved kitchen.",
  })
  myMenu(@Context() ctx: Ctx): Promise<OwnMenu | null> {
    return findOwnMenu(ctx);
  }

  @Visible(withScope('MENU_READ', suppliers))
  @Query(() => DishConnection, {
    description:
      "Dishes of the viewer's kitchen that changed, also removed ones, the earliest change first; empty without an " +
      'approved kitchen.',
  })
  changedDishes(@Context() ctx: Ctx, @Args() page: ChangesPageArgs): Promise<Page<DishRow>> {
    return changedDishes(ctx, page);
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnMenuResult, { description: "Adds a category at the end of the viewer's own menu." })
  async addMenuCategory(
    @Context() ctx: Ctx,
    @Arg('name', () => String, { description: 'Name, at most 60 characters.' }) name: string,
  ): Promise<OwnMenu | Problem> {
    return menuAfter(ctx, await addMenuCategory(ctx, name));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnMenuResult, {
    description: 'Renames a category and, if a limit is given, limits the portions of its dishes together.',
  })
  async renameMenuCategory(
    @Context() ctx: Ctx,
    @Arg('categoryId', () => ID, categoryId) id: string,
    @Arg('version', () => Int, { description: 'Version that was read.' }) version: number,
    @Arg('name', () => String, { description: 'Name, at most 60 characters.' }) name: string,
    @Arg('portionLimit', () => Int, {
      nullable: true,
      description:
        'Most portions of all its dishes together for one meal, 1 to 100; null for no limit. Omit it to leave the limit as it is.',
    })
    portionLimit?: number | null,
  ): Promise<OwnMenu | Problem> {
    return menuAfter(ctx, await renameMenuCategory(ctx, { categoryId: id, version, name, portionLimit }));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnMenuResult, { description: 'Moves a category to another position on the menu.' })
  async moveMenuCategory(
    @Context() ctx: Ctx,
    @Arg('categoryId', () => ID, categoryId) id: string,
    @Arg('place', () => Int, place) to: number,
  ): Promise<OwnMenu | Problem> {
    return menuAfter(ctx, await moveMenuCategory(ctx, { categoryId: id, place: to }));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnMenuResult, { description: 'Removes an empty category from the menu.' })
  async removeMenuCategory(
    @Context() ctx: Ctx,
    @Arg('categoryId', () => ID, categoryId) id: string,
  ): Promise<OwnMenu | Problem> {
    return menuAfter(ctx, await removeMenuCategory(ctx, id));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnDishResult, { description: 'Adds a dish, or changes one if its version is current.' })
  async saveDish(
    @Context() ctx: Ctx,
    @Arg('input', () => DishInput, { description: 'Fields of the dish.' }) input: DishInput,
  ): Promise<Dish | Problem> {
    return dishAfter(ctx, await saveDish(ctx, input));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnMenuResult, { description: 'Moves a dish to another position in its category.' })
  async moveDish(
    @Context() ctx: Ctx,
    @Arg('dishId', () => ID, dishId) id: string,
    @Arg('place', () => Int, place) to: number,
  ): Promise<OwnMenu | Problem> {
    return menuAfter(ctx, await moveDish(ctx, { dishId: id, place: to }));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnDishResult, {
    description: 'Puts a dish on sale or takes it off sale.',
  })
  async setDishAvailability(
    @Context() ctx: Ctx,
    @Arg('dishId', () => ID, dishId) id: string,
    @Arg('isAvailable', () => Boolean, { description: 'Whether it is on sale.' }) isAvailable: boolean,
  ): Promise<Dish | Problem> {
    return dishAfter(ctx, await setDishAvailability(ctx, { dishId: id, isAvailable }));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnDishResult, {
    description: "Marks a dish as sold out for the kitchen's current day, or undoes that.",
  })
  async markDishSoldOutToday(
    @Context() ctx: Ctx,
    @Arg('dishId', () => ID, dishId) id: string,
    @Arg('isSoldOut', () => Boolean, {
      description: 'Whether it is sold out; false makes it available again.',
    })
    isSoldOut: boolean,
  ): Promise<Dish | Problem> {
    return dishAfter(ctx, await markDishSoldOutToday(ctx, { dishId: id, isSoldOut }));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => OwnMenuResult, { description: 'Removes a dish from the menu permanently.' })
  async removeDish(
    @Context() ctx: Ctx,
    @Arg('dishId', () => ID, dishId) id: string,
  ): Promise<OwnMenu | Problem> {
    return menuAfter(ctx, await removeDish(ctx, id));
  }
}

const menuAfter = async (ctx: Ctx, outcome: object | Problem): Promise<OwnMenu | Problem> =>
  outcome instanceof Problem ? outcome : ((await findOwnMenu(ctx)) ?? new MenuNotOpen());

export const dishAfter = async (ctx: Ctx, outcome: { id: string } | Problem): Promise<Dish | Problem> =>
  outcome instanceof Problem ? outcome : findOwnDish(ctx, outcome.id);
