import {
  Arg,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { suppliers } from '../../../core/access/rules.ts';
import { ofViewer, Visible } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { KitchenNotFound, KitchenPausedByStaff } from '../kitchen-problems.ts';
import { Supplier } from '../supplier.ts';
import { supplierOf } from '../supplier-by-id.ts';
import type { SupplierRow } from '../supplier-columns.ts';
import { findKitchenAccount } from './find-kitchen-account.ts';
import { KitchenAccount } from './kitchen-account.ts';
import { UpdateKitchenInput } from './kitchen-account-inputs.ts';
import { pauseKitchen } from './pause-kitchen.ts';
import { resumeKitchen } from './resume-kitchen.ts';
import { setKitchenCapacity } from './set-kitchen-capacity.ts';
import { updateKitchen } from './update-kitchen.ts';

const ChangeKitchenResult = createUnionType({
  name: 'ChangeKitchenResult',
  description: 'Updated kitchen, or why nothing was changed.',
  types: () => [KitchenAccount, InvalidInput, KitchenNotFound, AlreadyDone, KitchenPausedByStaff] as const,
});

type Outcome = Promise<KitchenAccount | Problem>;

/** Queries and changes of a cook about their own kitchen. */
@Resolver(() => KitchenAccount)
export class KitchenAccountResolver {
  @Visible(ofViewer)
  @Query(() => KitchenAccount, {
    nullable: true,
    description: "Returns the viewer's kitchen with its private fields; null without a kitchen.",
  })
  myKitchen(@Context() ctx: Ctx): Promise<KitchenAccount | null> {
    return findKitchenAccount(ctx);
  }

  @Visible(ofViewer)
  @Query(() => Supplier, {
    nullable: true,
    description: "Returns the viewer's kitchen; null without a kitchen.",
  })
  async mySupplier(@Context() ctx: Ctx): Promise<SupplierRow | null> {
    const account = await findKitchenAccount(ctx);
    return account && supplierOf(ctx, account.id);
  }

  @FieldResolver(() => Supplier, { description: 'Kitchen as customers see it.' })
  async supplier(@Context() ctx: Ctx, @Root() account: KitchenAccount): Promise<SupplierRow> {
    return (await supplierOf(ctx, account.id))!;
  }

  @Visible(suppliers)
  @Mutation(() => ChangeKitchenResult, { description: "Changes the profile of the viewer's kitchen." })
  updateKitchen(
    @Context() ctx: Ctx,
    @Arg('input', () => UpdateKitchenInput, { description: 'Fields of the profile.' })
    input: UpdateKitchenInput,
  ): Outcome {
    return asItIsNow(ctx, updateKitchen(ctx, input));
  }

  @Visible(suppliers)
  @Mutation(() => ChangeKitchenResult, {
    description:
      "Pauses the viewer's kitchen until a day: it is not listed. Existing orders are not affected.",
  })
  pauseKitchen(
    @Context() ctx: Ctx,
    @Arg('until', () => LocalDate, { description: 'First day it cooks again.' }) until: string,
  ): Outcome {
    return asItIsNow(ctx, pauseKitchen(ctx, until));
  }

  @Visible(suppliers)
  @Mutation(() => ChangeKitchenResult, { description: "Ends the pause of the viewer's kitchen." })
  resumeKitchen(@Context() ctx: Ctx): Outcome {
    return asItIsNow(ctx, resumeKitchen(ctx, null));
  }

  @Visible(suppliers)
  @Mutation(() => ChangeKitchenResult, {
    description: 'Changes the maximum plates per day, within the registered band.',
  })
  setKitchenCapacity(
    @Context() ctx: Ctx,
    @Arg('capacity', () => Int, { description: 'Maximum plates per day.' }) capacity: number,
  ): Outcome {
    return asItIsNow(ctx, setKitchenCapacity(ctx, capacity));
  }
}

const asItIsNow = async (ctx: Ctx, change: Promise<{ supplierId: string } | Problem>): Outcome => {
  const outcome = await change;
  return outcome instanceof Problem ? outcome : (await findKitchenAccount(ctx))!;
};
