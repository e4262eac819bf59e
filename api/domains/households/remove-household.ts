import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Household } from './household.ts';

const removeHouseholdQuery = query({ Household }, (on, { userId }: Given<{ userId: string }>) =>
  on.deleteFrom('Household').where('userId', '=', userId),
);

/** Removes the household of a person. */
export const removeHousehold = async (sql: Sql, userId: string): Promise<void> => {
  await removeHouseholdQuery.all(sql, { userId });
};
