import { named } from '../../../core/graphql/named.ts';
import type { Work } from '../../../core/operation/operation.ts';
import type { FactorAction } from '../account-event.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { noteFactorChange } from './note-factor-change.ts';
import { RecoveryCode } from './recovery-codes/recovery-code.ts';
import type { SecondFactor } from './second-factor.ts';
import { LastSecondFactor } from './second-factor-problems.ts';

/** What follows from removing a second factor: recovery codes go with the last one, which staff may have to keep. */
export const factorRemoved = async (
  work: Work,
  action: FactorAction,
): Promise<SecondFactor | LastSecondFactor> => {
  const { ctx, em, viewer } = work;
  const left = await findSecondFactor(ctx, em);
  const hasAny = left.passkeys.length > 0 || left.authenticator !== null;
  if (!hasAny && left.isRequired) return new LastSecondFactor();
  await noteFactorChange(work, action, viewer.userId);
  if (hasAny) return left;
  await em.nativeDelete(RecoveryCode, { userId: viewer.userId });
  return named('SecondFactor', { ...left, recoveryCodesLeft: 0 });
};
