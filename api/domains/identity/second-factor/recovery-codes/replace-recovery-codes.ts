import { recoveryCodeCount, recoveryCodeLength } from '../../../../../schema/rules/second-factor.ts';
import type { Work } from '../../../../core/operation/operation.ts';
import { randomCharacters } from '../../random-characters.ts';
import { RecoveryCode } from './recovery-code.ts';
import { recoveryCodeHash } from './recovery-code-hash.ts';

/** 10 characters of 31: 49.5 bits. */
const newCode = (): string => randomCharacters(recoveryCodeLength);

const spaced = (code: string): string =>
  `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`;

/** Gives a person new recovery codes; earlier ones no longer work. The person is locked by the caller. */
export const replaceRecoveryCodes = async ({ ctx, em, now }: Work, userId: string): Promise<string[]> => {
  await em.nativeDelete(RecoveryCode, { userId });
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  for (const code of codes) {
    em.create(RecoveryCode, {
      userId,
      codeHash: recoveryCodeHash(ctx.services.vault, userId, code),
      createdAt: now,
    });
  }
  return codes.map(spaced);
};
