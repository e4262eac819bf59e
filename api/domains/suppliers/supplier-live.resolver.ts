import { Arg, Ctx as Context, ID, Resolver, Root, Subscription } from 'type-graphql';
import { anyone, Visible } from '../../core/access/visible.ts';
import { currentOf, SendsCurrentArg, subscribeTo } from '../../core/graphql/topic.ts';
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
    subscribe: subscribeTo<{ id: string; sendsCurrent: boolean | null }>((_ctx, args) => {
      const supplierId = identifier(args.id, 'id');
      return {
        name: topics.supplier(supplierId),
        audience: 'everybody',
        ...(args.sendsCurrent && { missed: currentOf(supplierId) }),
      };
    }),
  })
  supplierChanged(
    @Context() ctx: Ctx,
    @Root() signal: Signal,
    @Arg('id', () => ID, { description: 'ID of the kitchen.' }) _id: string,
    @SendsCurrentArg('kitchen')
    _sendsCurrent: boolean | null,
  ): Promise<SupplierRow | null> {
    return publicSupplierOf(ctx, signal.id);
  }
}
