import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { customers, suppliers, themselves } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../core/operation/problem.ts';
import { FreshProofNeeded, WrongCredentials } from '../identity/identity-problems.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { AccountDeleted } from './account-deleted.ts';
import { MoneyOutstanding, OrdersUnderWay } from './account-problems.ts';
import { closeMyKitchen } from './close-my-kitchen.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { myData } from './my-data.ts';

const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Outcome of deleting the account.',
  types: () =>
    [
      AccountDeleted,
      FreshProofNeeded,
      WrongCredentials,
      TooManyAttempts,
      OrdersUnderWay,
      MoneyOutstanding,
    ] as const,
});

const CloseKitchenResult = createUnionType({
  name: 'CloseKitchenResult',
  description: 'Outcome of closing the kitchen.',
  types: () =>
    [
      AccountDeleted,
      InvalidInput,
      FreshProofNeeded,
      KitchenNotFound,
      OrdersUnderWay,
      MoneyOutstanding,
    ] as const,
});

/** Export and deletion of a whole account. */
@Resolver()
export class AccountResolver {
  @Visible(themselves)
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

  @Visible(suppliers)
  @Mutation(() => CloseKitchenResult, {
    description:
      "Closes the viewer's kitchen for good and deletes the account. Orders, payouts, signed agreements and what was decided about documents stay as records.",
  })
  closeMyKitchen(
    @Context() ctx: Ctx,
    @Arg('kitchenName', () => String, { description: 'Name of the kitchen, typed as a confirmation.' })
    kitchenName: string,
  ): Promise<AccountDeleted | Problem> {
    return closeMyKitchen(ctx, kitchenName);
  }
}
