import { Arg, Ctx as Context, createUnionType, Mutation, Resolver } from 'type-graphql';
import { evenViewOnly, signedIn, withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { PersonNotFound } from '../../accounts/person-problems.ts';
import { FreshProofNeeded } from '../../identity/identity-problems.ts';
import { StartViewAsInput } from '../staff-inputs.ts';
import { startViewAs } from './start-view-as.ts';
import { stopViewAs } from './stop-view-as.ts';
import { ViewChanged } from './view-changed.ts';

const StartViewAsResult = createUnionType({
  name: 'StartViewAsResult',
  description: 'Person as whom the session sees the product, or the reason it does not.',
  types: () => [ViewChanged, FreshProofNeeded, InvalidInput, PersonNotFound] as const,
});

/** Seeing the product as someone else, without changing anything. */
@Resolver()
export class ViewingResolver {
  @Visible(withRight('VIEW_AS'))
  @Mutation(() => StartViewAsResult, {
    description:
      'Shows this session what a customer or a kitchen sees, for at most 30 minutes; everything that would change ' +
      'something is refused with VIEW_ONLY. For support.',
  })
  startViewAs(
    @Context() ctx: Ctx,
    @Arg('input', () => StartViewAsInput, { description: 'Person and reason.' }) input: StartViewAsInput,
  ): Promise<ViewChanged | Problem> {
    return startViewAs(ctx, input);
  }

  @Visible(evenViewOnly(signedIn))
  @Mutation(() => ViewChanged, { description: 'Shows the own screens again.' })
  stopViewAs(@Context() ctx: Ctx): Promise<ViewChanged> {
    return stopViewAs(ctx, null);
  }
}
