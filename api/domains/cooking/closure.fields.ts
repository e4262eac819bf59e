import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { LookAhead } from '../../core/graphql/look-ahead.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Closure, type ClosureRow } from '../mealtimes/closure.ts';
import { Supplier } from '../suppliers/supplier.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { closuresOf } from './find-closures.ts';

@Resolver(() => Supplier)
export class SupplierClosureFields {
  @LookAhead(closuresOf)
  @FieldResolver(() => [Closure], {
    description: 'Closures that end today or later, the next first.',
  })
  async closures(@Context() ctx: Ctx, @Root() supplier: Pick<SupplierRow, 'id'>): Promise<ClosureRow[]> {
    return (await closuresOf(ctx, supplier.id)) ?? [];
  }
}
