import { Arg, Ctx as Context, createUnionType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { MenuNotOpen } from '../menu-problems.ts';
import { findMenuWeek } from './find-menu-week.ts';
import { MealMenuInput } from './meal-menu-inputs.ts';
import { DishesNotOnMenu, MealsClosed } from './meal-menu-problems.ts';
import { MenuWeek } from './menu-week.ts';
import { publishMealMenus } from './publish-meal-menus.ts';
import { PublishedMealMenus } from './published-meal-menus.ts';

const PublishMealMenusResult = createUnionType({
  name: 'PublishMealMenusResult',
  description: 'Result of publishing, or the reason nothing was changed.',
  types: () => [PublishedMealMenus, InvalidInput, MenuNotOpen, MealsClosed, DishesNotOnMenu] as const,
});

@Resolver()
export class MealMenuResolver {
  @Visible(withScope('MENU_READ', suppliers))
  @Query(() => MenuWeek, {
    nullable: true,
    description: "Menus of seven days of the viewer's kitchen; null without an approved kitchen.",
  })
  myMenuWeek(
    @Context() ctx: Ctx,
    @Arg('weeksAhead', () => Int, { description: 'Number of weeks from today to the first day, 0 to 7.' })
    weeksAhead: number,
  ): Promise<MenuWeek | null> {
    return findMenuWeek(ctx, weeksAhead);
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => PublishMealMenusResult, {
    description:
      'Publishes menus for single meals up to 8 weeks ahead, all of them or none. Existing orders are not affected.',
  })
  publishMealMenus(
    @Context() ctx: Ctx,
    @Arg('menus', () => [MealMenuInput], {
      description: 'Menus, at most 100, for at most 168 meals together.',
    })
    menus: MealMenuInput[],
  ): Promise<PublishedMealMenus | Problem> {
    return publishMealMenus(ctx, menus);
  }
}
