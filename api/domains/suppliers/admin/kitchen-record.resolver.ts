import { Arg, Args, Ctx as Context, createUnionType, ID, Mutation, Query, Resolver } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { connectionOf, ForwardPageArgs, type Page } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import { SupplierStatus } from '../supplier-status.ts';
import { endKitchenPause } from './end-kitchen-pause.ts';
import { findKitchen, findKitchens, type KitchenRow } from './find-kitchens.ts';
import { KitchenDecisionInput } from './kitchen-inputs.ts';
import { KitchenRecord } from './kitchen-record.ts';
import { reinstateKitchen } from './reinstate-kitchen.ts';
import { suspendKitchen } from './suspend-kitchen.ts';

const KitchenRecordConnection = connectionOf(
  KitchenRecord,
  'KitchenRecord',
  withScope('KITCHENS_READ', withRight('SEE_KITCHENS')),
);

const KitchenDecisionResult = createUnionType({
  name: 'KitchenDecisionResult',
  description: 'Kitchen after the change, or why nothing was changed.',
  types: () => [KitchenRecord, InvalidInput, KitchenNotFound, AlreadyDone] as const,
});

/** Queries and decisions of admins about kitchens. */
@Resolver()
export class KitchenRecordResolver {
  @Visible(withScope('KITCHENS_READ', withRight('SEE_KITCHENS')))
  @Query(() => KitchenRecordConnection, {
    description: 'Returns all kitchens, listed or not, by name; for admins.',
  })
  kitchens(
    @Context() ctx: Ctx,
    @Arg('text', () => String, {
      nullable: true,
      description: "Substring of the name of the kitchen or the cook, or of the owner's name or email.",
    })
    text: string | null,
    @Arg('cityId', () => ID, { nullable: true, description: 'City of the kitchens; all when omitted.' })
    cityId: string | null,
    @Arg('status', () => SupplierStatus, {
      nullable: true,
      description: 'Status of the kitchens; all when omitted.',
    })
    status: SupplierStatus | null,
    @Args() { first, after }: ForwardPageArgs,
  ): Promise<Page<KitchenRow>> {
    return findKitchens(ctx, { text, cityId, status }, { first, after });
  }

  @Visible(withScope('KITCHENS_READ', withRight('SEE_KITCHENS')))
  @Query(() => KitchenRecord, {
    nullable: true,
    description: 'Returns one kitchen, listed or not; null when the ID is unknown. For admins.',
  })
  kitchen(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the kitchen.' }) id: string,
  ): Promise<KitchenRecord | null> {
    return findKitchen(ctx, id);
  }

  @Visible(withRight('MANAGE_KITCHENS'))
  @Mutation(() => KitchenDecisionResult, {
    description: 'Suspends a kitchen: it is no longer listed and cannot sell. For admins.',
  })
  suspendKitchen(
    @Context() ctx: Ctx,
    @Arg('input', () => KitchenDecisionInput, { description: 'Kitchen and the reason.' })
    input: KitchenDecisionInput,
  ): Promise<KitchenRecord | Problem> {
    return recordAfter(ctx, suspendKitchen(ctx, input));
  }

  @Visible(withRight('MANAGE_KITCHENS'))
  @Mutation(() => KitchenDecisionResult, { description: 'Reinstates a suspended kitchen; for admins.' })
  reinstateKitchen(
    @Context() ctx: Ctx,
    @Arg('input', () => KitchenDecisionInput, { description: 'Kitchen and the reason.' })
    input: KitchenDecisionInput,
  ): Promise<KitchenRecord | Problem> {
    return recordAfter(ctx, reinstateKitchen(ctx, input));
  }

  @Visible(withRight('MANAGE_KITCHENS'))
  @Mutation(() => KitchenDecisionResult, {
    description:
      "Ends a pause that an admin decided; the cook's own pause stays. The kitchen is notified. For admins.",
  })
  endKitchenPause(
    @Context() ctx: Ctx,
    @Arg('input', () => KitchenDecisionInput, { description: 'Kitchen and the reason.' })
    input: KitchenDecisionInput,
  ): Promise<KitchenRecord | Problem> {
    return recordAfter(ctx, endKitchenPause(ctx, input));
  }
}

const recordAfter = async (
  ctx: Ctx,
  decision: Promise<{ supplierId: string } | Problem>,
): Promise<KitchenRecord | Problem> => {
  const outcome = await decision;
  return outcome instanceof Problem ? outcome : (await findKitchen(ctx, outcome.supplierId))!;
};
