import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { SignInCode } from './sign-in-code.ts';

const removeCode = query({ SignInCode }, (on, { signInId }: Given<{ signInId: string }>) =>
  on.deleteFrom('SignInCode').where('id', '=', signInId).returning('id'),
);

const removeCodesOf = query({ SignInCode }, (on, { userId }: Given<{ userId: string }>) =>
  on.deleteFrom('SignInCode').where('userId', '=', userId),
);

/** Invalidates a correct code and all others of the account. False when it was already used. */
export const useUpSignInCode = async (sql: Sql, signInId: string, userId: string): Promise<boolean> => {
  const used = await removeCode.first(sql, { signInId });
  await removeCodesOf.all(sql, { userId });
  return Boolean(used);
};
