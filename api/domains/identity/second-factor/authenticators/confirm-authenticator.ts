import { authenticatorCode } from '../../../../../schema/rules/second-factor.ts';
import { settingUpFactors } from '../../../../core/access/rules.ts';
import { checked } from '../../../../core/operation/checked.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../../core/operation/problem.ts';
import { viewerAsUser } from '../../find-user.ts';
import { needsFreshProof } from '../../fresh-proof/needs-fresh-proof.ts';
import { WrongCode } from '../../identity-problems.ts';
import { lockUser } from '../../lock-user.ts';
import { limitTries } from '../../signing-in/limit-tries.ts';
import { factorAdded } from '../factor-added.ts';
import { needsProvenEmail } from '../needs-proven-email.ts';
import { noteFactorChange } from '../note-factor-change.ts';
import type { SecondFactorAdded } from '../second-factor.ts';
import { Authenticator } from './authenticator.ts';
import { stepOfCode } from './totp.ts';

const prepare = async (ctx: Ctx, typed: string): Promise<{ code: string } | Problem> => {
  const refused = needsProvenEmail(ctx, (await viewerAsUser(ctx))!) ?? needsFreshProof(ctx);
  if (refused) return refused;
  const code = checked(authenticatorCode, typed, 'code');
  if (code instanceof InvalidInput) return code;
  return (await limitTries(ctx, [{ kind: 'codes entered by source', key: ctx.source }])) ?? { code };
};

const perform = async (work: Work, { code }: { code: string }): Promise<SecondFactorAdded | Problem> => {
  const { ctx, em, sql, viewer, now } = work;
  const { userId } = viewer;
  await lockUser(sql, userId);
  const started = await em.findOne(Authenticator, { userId, confirmedAt: null });
  const { vault, wallClock } = ctx.services;
  const step = started && stepOfCode(vault.open(started.secretSealed, started.id), code, wallClock());
  if (!started || step === null) return new WrongCode();
  await em.nativeDelete(Authenticator, { userId, confirmedAt: { $ne: null } });
  em.assign(started, { confirmedAt: now, lastStep: step });
  await noteFactorChange(work, 'AUTHENTICATOR_ADDED', userId);
  return factorAdded(work);
};

/** Completes adding an authenticator app by a code of it, which then signs no one in; it replaces an earlier app. */
export const confirmAuthenticator = preparedOperation(settingUpFactors, prepare, perform);
