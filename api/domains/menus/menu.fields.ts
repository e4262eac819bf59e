import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { LookAhead } from '../../core/graphql/look-ahead.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Supplier } from '../suppliers/supplier.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { type MenuCategoryRow, menuOf } from './find-menu.ts';
import { MenuCategory } from './menu-category.ts';

@Resolver(() => Supplier)
export class SupplierMenuFields {
  @LookAhead(menuOf)
  @FieldResolver(() => [MenuCategory], { description: "Whole menu in the cook's order." })
  async menu(@Context() ctx: Ctx, @Root() supplier: Pick<SupplierRow, 'id'>): Promise<MenuCategoryRow[]> {
    return (await menuOf(ctx, supplier.id)) ?? [];
  }
}
