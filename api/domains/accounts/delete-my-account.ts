import { customers } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { needsProofBesidesPassword } from '../identity/fresh-proof/needs-proof-besides-password.ts';
import { provePassword } from '../identity/signing-in/prove-password.ts';
import type { AccountDeleted } from './account-deleted.ts';
import { deleteCustomer } from './delete-customer.ts';

const prepare = async (ctx: Ctx, password: string) =>
  (await needsProofBesidesPassword(ctx)) ?? provePassword(ctx, password, 'password');

const perform = async (work: Work): Promise<AccountDeleted | Problem> => {
  const outcome = await deleteCustomer(work, work.viewer.userId);
  if (!(outcome instanceof Problem)) work.ctx.cookies.clearSession();
  return outcome;
};

/** Deletes the viewer's customer account for good. */
export const deleteMyAccount = preparedOperation(customers, prepare, perform);
