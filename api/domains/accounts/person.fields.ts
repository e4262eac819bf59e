import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { supplierOf } from '../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { PersonRecord } from './person-record.ts';

@Resolver(() => PersonRecord)
export class PersonFields {
  @FieldResolver(() => Supplier, {
    nullable: true,
    description: 'Kitchen they run; null when they run none.',
  })
  async kitchen(@Context() ctx: Ctx, @Root() { kitchenId }: PersonRecord): Promise<SupplierRow | null> {
    return kitchenId ? supplierOf(ctx, kitchenId) : null;
  }
}
