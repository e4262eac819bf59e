import type { EntityManager } from '@mikro-orm/sql';
import { settingUpFactors } from '../../../core/access/rules.ts';
import { named } from '../../../core/graphql/named.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Authenticator } from './authenticators/authenticator.ts';
import { mustHaveFactor } from './must-have-factor.ts';
import { Passkey } from './passkeys/passkey.ts';
import { RecoveryCode } from './recovery-codes/recovery-code.ts';
import type { SecondFactor } from './second-factor.ts';

/** The second factors of the viewer, without their secrets. */
export const findSecondFactor = async (
  ctx: Ctx,
  em: EntityManager = ctx.services.entityManager(),
): Promise<SecondFactor> => {
  ctx.viewer.must(settingUpFactors);
  const { userId } = ctx.viewer;
  const { role } = ctx.viewer.session!;
  const passkeys = await em.find(Passkey, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  const authenticator = await em.findOne(Authenticator, { userId, confirmedAt: { $ne: null } });
  const recoveryCodesLeft = await em.count(RecoveryCode, { userId });
  const isRequired = mustHaveFactor(ctx, role);
  const hasAny = passkeys.length > 0 || authenticator !== null;
  return named('SecondFactor', {
    passkeys,
    authenticator,
    recoveryCodesLeft,
    isRequired,
    isSetupNeeded: ctx.viewer.isLimited && !hasAny,
  });
};
