import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Address } from './address.ts';

const removeAddresses = query({ Address }, (on, { userId }: Given<{ userId: string }>) =>
  on.deleteFrom('Address').where('userId', '=', userId),
);

/** Removes every saved address of a person. */
export const removeAllAddresses = async (sql: Sql, userId: string): Promise<void> => {
  await removeAddresses.all(sql, { userId });
};
