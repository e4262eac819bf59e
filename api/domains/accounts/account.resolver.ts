import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { customers, signedIn } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Problem, TooManyAttempts } from '../../core/operation/problem.ts';
import { WrongCredentials } from '../identity/identity-problems.ts';
import { AccountDeleted } from './account-deleted.ts';
import { OrdersUnderWay } from './account-problems.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { myData } from './my-data.ts';

const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Outcome of deleting the account.',
  types: () => [AccountDeleted, WrongCredentials, TooManyAttempts, OrdersUnderWay] as const,
});

/** Export and deletion of a whole account. */
@Resolver()
export class AccountResolver {
  @Visible(signedIn)
  @Query(() => String, { description: 'Exports all data stored about the viewer, as JSON text.' })
  myData(@Context() ctx: Ctx): Promise<string> {
    return myData(ctx);
  }

  @Visible(customers)
  @Mutation(() => DeleteAccountResult, {
    description:
      "Deletes the signed-in customer's account. Order totals and review texts stay, without a name.",
  })
  deleteMyAccount(
    @Context() ctx: Ctx,
    @Arg('password', () => String, { description: 'Current password.' }) password: string,
  ): Promise<AccountDeleted | Problem> {
    return deleteMyAccount(ctx, password);
  }
}
