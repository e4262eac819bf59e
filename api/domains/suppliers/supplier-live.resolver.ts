import { Arg, Ctx as Context, ID, Resolver, Root, Subscription } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { subscribeTo } from '../../core/graphql/topic.ts';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { topics } from '../../core/topics.ts';
import { identifier } from '../../core/values/identifier.ts';
import { Supplier } from './supplier.ts';
import { publicSupplierOf } from './supplier-by-id.ts';
import type { SupplierRow } from './supplier-columns.ts';

@Resolver()
export class SupplierLiveResolver {
  @Visible(anyone)
  @Subscription(() => Supplier, {
    nullable: true,
    description: 'Emits a kitchen whenever its menu, plates or profile change; null once it is not listed.',
    subscribe: subscribeTo<{ id: string }>((_ctx, { id }) => ({
      name: topics.supplier(identifier(id, 'id')),
      audience: 'everybody',
    })),
  })
  supplierChanged(
    @Context() ctx: Ctx,
    @Root() signal: Signal,
    @Arg('id', () => ID, { description: 'ID of the kitchen.' }) _id: string,
  ): Promise<SupplierRow | null> {
    return publicSupplierOf(ctx, signal.id);
  }
}
