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
import type { Ctx } from '../../../core/ctx.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../../core/problem.ts';
import { LocalDate } from '../../../core/scalars.ts';
import { anyone, Visible, withinReach } from '../../../core/visible.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
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
  description: 'The kitchen as it is now, or why nothing was changed.',
  types: () => [KitchenAccount, InvalidInput, KitchenNotFound, AlreadyDone] as const,
});

type Outcome = Promise<KitchenAccount | Problem>;

/** What whoever runs a kitchen sees of it and changes about it. */
@Resolver(() => KitchenAccount)
export class KitchenAccountResolver {
  @Visible(withinReach)
  @Query(() => KitchenAccount, {
    nullable: true,
    description: "The viewer's kitchen with what only its cook sees; null for who runs none.",
  })
  myKitchen(@Context() ctx: Ctx): Promise<KitchenAccount | null> {
    return findKitchenAccount(ctx);
  }

  @Visible(withinReach)
  @Query(() => Supplier, { nullable: true, description: "The viewer's kitchen; null for who runs none." })
  async mySupplier(@Context() ctx: Ctx): Promise<SupplierRow | null> {
    const account = await findKitchenAccount(ctx);
    return account && supplierOf(ctx, account.id);
  }

  @FieldResolver(() => Supplier, { description: 'The kitchen as customers see it, or would.' })
  async supplier(@Context() ctx: Ctx, @Root() account: KitchenAccount): Promise<SupplierRow> {
    return (await supplierOf(ctx, account.id))!;
  }

  @Visible(anyone)
  @Mutation(() => ChangeKitchenResult, { description: "Changes what the viewer's kitchen says of itself." })
  updateKitchen(
    @Context() ctx: Ctx,
    @Arg('input', () => UpdateKitchenInput, { description: 'The kitchen as it shall be.' })
    input: UpdateKitchenInput,
  ): Outcome {
    return asItIsNow(ctx, updateKitchen(ctx, input));
  }

  @Visible(anyone)
  @Mutation(() => ChangeKitchenResult, {
    description: "Takes the viewer's kitchen off the lists until a day. Orders it has taken stand.",
  })
  pauseKitchen(
    @Context() ctx: Ctx,
    @Arg('until', () => LocalDate, { description: 'The day it cooks again.' }) until: string,
  ): Outcome {
    return asItIsNow(ctx, pauseKitchen(ctx, until));
  }

  @Visible(anyone)
  @Mutation(() => ChangeKitchenResult, { description: "Ends the pause of the viewer's kitchen." })
  resumeKitchen(@Context() ctx: Ctx): Outcome {
    return asItIsNow(ctx, resumeKitchen(ctx, null));
  }

  @Visible(anyone)
  @Mutation(() => ChangeKitchenResult, {
    description: 'Changes how many plates a day there are, within the band of the registration.',
  })
  setKitchenCapacity(
    @Context() ctx: Ctx,
    @Arg('capacity', () => Int, { description: 'The most plates on one day.' }) capacity: number,
  ): Outcome {
    return asItIsNow(ctx, setKitchenCapacity(ctx, capacity));
  }
}

const asItIsNow = async (ctx: Ctx, change: Promise<{ supplierId: string } | Problem>): Outcome => {
  const outcome = await change;
  return outcome instanceof Problem ? outcome : (await findKitchenAccount(ctx))!;
};
