import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { customersThemselves } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { findHousehold, type HouseholdRow } from './find-household.ts';
import { Household } from './household.ts';
import { HouseholdInput } from './household-inputs.ts';
import { HouseholdConflict } from './household-problems.ts';
import { saveHousehold } from './save-household.ts';

const SaveHouseholdResult = createUnionType({
  name: 'SaveHouseholdResult',
  description: 'Saved household, or the reason it was not saved.',
  types: () => [Household, InvalidInput, HouseholdConflict] as const,
});

@Resolver()
export class HouseholdResolver {
  @Visible(customersThemselves)
  @Query(() => Household, {
    description:
      "Returns the customer's household, which no one else reads; without people before one is saved.",
  })
  household(@Context() ctx: Ctx): Promise<HouseholdRow> {
    return findHousehold(ctx);
  }

  @Visible(customersThemselves)
  @Mutation(() => SaveHouseholdResult, { description: "Replaces the people of the customer's household." })
  saveHousehold(
    @Context() ctx: Ctx,
    @Arg('input', () => HouseholdInput, { description: 'Household.' }) input: HouseholdInput,
  ): Promise<Household | Problem> {
    return saveHousehold(ctx, input);
  }
}
