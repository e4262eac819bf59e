import { ein } from '../../../../schema/rules/ein.ts';
import { bothNeeded, supplierSignIn } from '../../../../schema/rules/supplier-sign-in.ts';
import { everybody } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { proveWithinLimits } from '../../identity/signing-in/prove-within-limits.ts';
import { User } from '../../identity/user.ts';
import { einLookup, einLookups } from '../../suppliers/sealed-ein.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { SignInSupplierInput } from '../registration/registration-inputs.ts';
import { UnknownEin, WrongEinFormat } from '../registration/registration-problems.ts';
import { CodeSent } from './code-sent.ts';
import { openSupplierSession, wrongSupplierCredentials } from './open-supplier-session.ts';
import { sendSignInCode } from './send-sign-in-code.ts';

interface Found {
  userId: string;
  email: string;
}

const credentialsOf = (input: SignInSupplierInput) => {
  if (!input.ein.trim() || !input.email.trim()) return new InvalidInput(bothNeeded);
  if (!ein.safeParse(input.ein).success) return new WrongEinFormat();
  return checked(supplierSignIn, input);
};

const cookQuery = query({ Supplier, User }, (from, { lookups }: Given<{ lookups: readonly string[] }>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('User as u', 'u.id', 's.userId')
    .where(s => s('s.einLookup', '=', s.fn.any(lookups)))
    .select(['u.id as userId', 'u.email', 'u.disabledAt']),
);

/** Finds the cook of the kitchen with an EIN, while the account is enabled. */
const findByEin = async (ctx: Ctx, ein: string): Promise<Found | undefined> => {
  const found = await cookQuery.first(ctx.sql, { lookups: einLookups(ctx.services.vault, ein) });
  return found && (found.disabledAt ? { ...found, email: '' } : found);
};

const prepare = async (
  ctx: Ctx,
  input: SignInSupplierInput,
): Promise<{ userId: string } | CodeSent | Problem> => {
  const credentials = credentialsOf(input);
  if (credentials instanceof Problem) return credentials;
  // Counted by the lookup hash of the EIN, which is never stored in plain text. Known and unknown EINs count alike.
  const key = einLookup(ctx.services.vault, credentials.ein);
  const found = await findByEin(ctx, credentials.ein);
  const bySource = [{ kind: 'EINs tried by source', key: ctx.source }];
  const proven = await proveWithinLimits(ctx, { key, userId: found?.userId }, bySource, async () => {
    if (!found) return new UnknownEin();
    return found.email === credentials.email ? found : wrongSupplierCredentials();
  });
  if (proven instanceof Problem || ctx.services.supplierSignIn === 'direct') return proven;
  return sendSignInCode(ctx, proven);
};

/**
 * Signs in a kitchen by EIN and email: immediately or, where a code is required, by sending one to the
 * registered address (enter-sign-in-code.ts continues from there).
 */
export const signInSupplier = preparedOperation(everybody, prepare, async (work, proven) =>
  proven instanceof CodeSent ? proven : openSupplierSession(work, proven.userId),
);
