import { Arg, Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { entries } from '../../../core/graphql/list-cost.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { Dish } from '../dish.ts';
import type { DishRow } from '../dish-columns.ts';
import { matchedDish } from './matched-dish.ts';

@Resolver(() => Supplier)
export class SupplierMatchFields {
  @FieldResolver(() => Dish, {
    nullable: true,
    complexity: entries(5),
    description:
      'Dish on sale whose name is nearest to a search; null when none matches, or the name of the kitchen does.',
  })
  matchedDish(
    @Context() ctx: Ctx,
    @Root() supplier: Pick<SupplierRow, 'id' | 'kitchenName'>,
    @Arg('text', () => String, { description: 'Text that was searched for, at most 100 characters.' })
    text: string,
  ): Promise<DishRow | null> {
    return matchedDish(ctx, supplier, text);
  }
}
