import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/ctx.ts';
import { type Problem, TooManyAttempts } from '../../core/problem.ts';
import { anyone, Visible, withinReach } from '../../core/visible.ts';
import { WrongCredentials } from '../identity/identity-problems.ts';
import { AccountDeleted } from './account-deleted.ts';
import { OrdersUnderWay } from './account-problems.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { myData } from './my-data.ts';

const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'What came of deleting the account.',
  types: () => [AccountDeleted, WrongCredentials, TooManyAttempts, OrdersUnderWay] as const,
});

/** What concerns everything a person has here at once. */
@Resolver()
export class AccountResolver {
  @Visible(withinReach)
  @Query(() => String, { description: 'Everything that is kept about the viewer, as JSON text.' })
  myData(@Context() ctx: Ctx): Promise<string> {
    return myData(ctx);
  }

  @Visible(anyone)
  @Mutation(() => DeleteAccountResult, {
    description:
      "Deletes the signed-in customer's account. What orders cost and reviews say stays, without a name.",
  })
  deleteMyAccount(
    @Context() ctx: Ctx,
    @Arg('password', () => String, { description: 'The password, asked again.' }) password: string,
  ): Promise<AccountDeleted | Problem> {
    return deleteMyAccount(ctx, password);
  }
}
