import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { PublishedMealMenus } from '../../menus/meal-menus/published-meal-menus.ts';
import { findOrderedContents } from './find-ordered-contents.ts';
import { findStillOrdered } from './find-still-ordered.ts';
import { OrderedContent } from './ordered-content.ts';
import { StillOrdered } from './still-ordered.ts';

@Resolver(() => PublishedMealMenus)
export class PublishedMealMenusFields {
  @FieldResolver(() => [StillOrdered], {
    description:
      'Dishes that customers ordered for these meals before, and that the new menus do not have. The orders stay.',
  })
  stillOrdered(@Context() ctx: Ctx, @Root() published: PublishedMealMenus): Promise<StillOrdered[]> {
    return findStillOrdered(ctx, published);
  }

  @FieldResolver(() => [OrderedContent], {
    description:
      'Contents of tiffins of the day that customers ordered for these meals before, where the new menus say something else. The orders keep it.',
  })
  orderedContents(@Context() ctx: Ctx, @Root() published: PublishedMealMenus): Promise<OrderedContent[]> {
    return findOrderedContents(ctx, published);
  }
}
