import { customersThemselves } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Household } from './household.ts';
import type { HouseholdMember } from './household-member.ts';

const householdQuery = query({ Household }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('Household').where('userId', '=', userId).select(['people', 'version']),
);
export type HouseholdRow = RowOf<typeof householdQuery>;

/** Loads the viewer's household; without people before they save one. */
export const findHousehold = async (ctx: Ctx): Promise<HouseholdRow> => {
  ctx.viewer.must(customersThemselves);
  const found = await householdQuery.first(ctx.sql, { userId: ctx.viewer.userId });
  return found ?? { people: [], version: 0 };
};

/** The people whose diets count for what the viewer orders; none for viewers who have no household. */
export const peopleToCookFor = async (ctx: Ctx): Promise<readonly HouseholdMember[]> =>
  customersThemselves(ctx.viewer) ? (await findHousehold(ctx)).people : [];
