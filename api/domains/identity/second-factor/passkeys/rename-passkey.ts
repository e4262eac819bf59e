import { passkeyName } from '../../../../../schema/rules/second-factor.ts';
import { settingUpFactors } from '../../../../core/access/rules.ts';
import { checked } from '../../../../core/operation/checked.ts';
import { operation, type Work } from '../../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../../core/operation/problem.ts';
import { isIdentifier } from '../../../../core/values/identifier.ts';
import type { RenamePasskeyInput } from '../second-factor-inputs.ts';
import { PasskeyNotFound } from '../second-factor-problems.ts';
import { Passkey } from './passkey.ts';

/** Gives one of the viewer's passkeys another name. */
export const renamePasskey = operation(
  settingUpFactors,
  async ({ em, viewer }: Work, { passkeyId, name }: RenamePasskeyInput): Promise<Passkey | Problem> => {
    const given = checked(passkeyName, name, 'name');
    if (given instanceof InvalidInput) return given;
    const own = isIdentifier(passkeyId)
      ? await em.findOne(Passkey, { id: passkeyId, userId: viewer.userId })
      : null;
    return own ? em.assign(own, { name: given }) : new PasskeyNotFound();
  },
);
