import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import { connectionOf, Page, PageArgs, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { userById } from '../../identity/find-user.ts';
import type { OrderRow } from '../../orders/order-columns.ts';
import { OrderConnection } from '../../orders/order-connection.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { KitchenConduct } from '../conduct.ts';
import { ConductMeasureKind } from '../conduct-enums.ts';
import { conductOf } from '../conduct-of.ts';
import { findConductOrders } from '../find-conduct-orders.ts';
import { DismissConductProposalInput, TakeConductStepInput } from './conduct-inputs.ts';
import { ConductProposalClosed, ConductProposalNotFound } from './conduct-problems.ts';
import { ConductProposal } from './conduct-proposal.ts';
import { dismissConductProposal } from './dismiss-conduct-proposal.ts';
import {
  type ConductProposalRow,
  findConductProposal,
  findConductProposals,
} from './find-conduct-proposals.ts';
import { takeConductStep } from './take-conduct-step.ts';

const ConductProposalConnection = connectionOf(ConductProposal, 'ConductProposal', withRight('SEE_ORDERS'));

const ConductProposalResult = createUnionType({
  name: 'ConductProposalResult',
  description: 'Proposal after the decision, or why nothing was decided.',
  types: () => [ConductProposal, InvalidInput, ConductProposalNotFound, ConductProposalClosed] as const,
});

/** Steps that are proposed to admins because of the orders of kitchens, and their decisions. */
@Resolver(() => ConductProposal)
export class ConductProposalResolver {
  @Visible(withRight('SEE_ORDERS'))
  @Query(() => ConductProposalConnection, {
    description: 'Returns proposed steps: the open ones, then the others, the last closed first. For staff.',
  })
  conductProposals(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<ConductProposalRow>> {
    return findConductProposals(ctx, page);
  }

  @Visible(withRight('SEE_ORDERS'))
  @Query(() => ConductProposal, {
    nullable: true,
    description: 'Returns one proposed step; null when the ID is unknown. For staff.',
  })
  conductProposal(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the proposal.' }) id: string,
  ): Promise<ConductProposalRow | null> {
    return findConductProposal(ctx, id);
  }

  @Visible(withRight('SEE_ORDERS'))
  @Query(() => OrderConnection, {
    description:
      'Returns the orders of the days of a proposed step that count for a figure by their present status, the last served ' +
      'first. They may differ from the number in the figure, which was counted when the step was proposed. None when the ' +
      'ID is unknown. For staff.',
  })
  async conductOrders(
    @Context() ctx: Ctx,
    @Arg('proposalId', () => ID, { description: 'ID of the proposal.' }) proposalId: string,
    @Arg('kind', () => ConductMeasureKind, { description: 'Figure.' }) kind: ConductMeasureKind,
    @Args() page: PageArgs,
  ): Promise<Page<OrderRow>> {
    const proposal = await findConductProposal(ctx, proposalId);
    if (!proposal) return new Page<OrderRow>([], partOf(page), ({ servedUntil, id }) => [servedUntil, id]);
    return findConductOrders(ctx, { ...proposal, now: proposal.proposedAt }, kind, page);
  }

  @FieldResolver(() => Supplier, { description: 'Kitchen that it is about.' })
  async supplier(@Context() ctx: Ctx, @Root() { supplierId }: ConductProposalRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, supplierId))!;
  }

  @FieldResolver(() => KitchenConduct, {
    description: 'Figures at the time it was proposed, beside today’s limits.',
  })
  conduct(@Root() proposal: ConductProposalRow): KitchenConduct {
    return conductOf(proposal);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the admin who decided; null while it is open and when it became void.',
  })
  async decidedBy(@Context() ctx: Ctx, @Root() { decidedById }: ConductProposalRow): Promise<string | null> {
    return decidedById ? ((await userById(ctx, decidedById))?.name ?? null) : null;
  }

  @Visible(withRight('MANAGE_KITCHENS'))
  @Mutation(() => ConductProposalResult, {
    description: 'Takes a proposed step: the kitchen is notified with these words. For admins.',
  })
  takeConductStep(
    @Context() ctx: Ctx,
    @Arg('input', () => TakeConductStepInput, { description: 'Proposal and words.' })
    input: TakeConductStepInput,
  ): Promise<ConductProposalRow | Problem> {
    return proposalAfter(ctx, takeConductStep(ctx, input));
  }

  @Visible(withRight('MANAGE_KITCHENS'))
  @Mutation(() => ConductProposalResult, {
    description: 'Dismisses a proposed step: nothing happens to the kitchen. For admins.',
  })
  dismissConductProposal(
    @Context() ctx: Ctx,
    @Arg('input', () => DismissConductProposalInput, { description: 'Proposal and reason.' })
    input: DismissConductProposalInput,
  ): Promise<ConductProposalRow | Problem> {
    return proposalAfter(ctx, dismissConductProposal(ctx, input));
  }
}

const proposalAfter = async (
  ctx: Ctx,
  decision: Promise<{ proposalId: string } | Problem>,
): Promise<ConductProposalRow | Problem> => {
  const outcome = await decision;
  if (outcome instanceof Problem) return outcome;
  return named('ConductProposal', (await findConductProposal(ctx, outcome.proposalId))!);
};
