import type { EntityManager } from '@mikro-orm/sql';
import { Authenticator } from './authenticators/authenticator.ts';
import { FactorChallenge } from './factor-challenge.ts';
import { Passkey } from './passkeys/passkey.ts';
import { RecoveryCode } from './recovery-codes/recovery-code.ts';

/** Removes all second factors of a person; returns whether there were any. */
export const removeFactors = async (em: EntityManager, userId: string): Promise<boolean> => {
  const passkeys = await em.nativeDelete(Passkey, { userId });
  const apps = await em.nativeDelete(Authenticator, { userId });
  await em.nativeDelete(RecoveryCode, { userId });
  await em.nativeDelete(FactorChallenge, { userId });
  return passkeys + apps > 0;
};
