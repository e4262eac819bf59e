import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Role } from '../../core/access/role.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { Session } from './sessions/session.ts';
import { RecognizedClient } from './signing-in/recognized-client.ts';
import { User } from './user.ts';

interface Configured {
  email: string;
  password: string;
}

/**
 * Makes sure that the configured admin exists. A start changes the password only when the configured one has changed
 * since it was last applied: a password changed in the product stays, and a disabled account stays disabled. A changed
 * password forgets the known devices and networks. Returns the sessions that end because of it.
 */
export const ensureAdmin = async (
  em: EntityManager,
  { email, password }: Configured,
  now: Date,
): Promise<string[]> => {
  const admin = await em.findOne(User, { email, role: Role.ADMIN }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!admin) {
    const passwordHash = await hashPassword(password);
    em.create(User, {
      id: newIdentifier(now),
      role: Role.ADMIN,
      name: 'Administrator',
      email,
      passwordHash,
      configuredPasswordHash: passwordHash,
      createdAt: now,
    });
    return [];
  }
  if (await passwordMatches(admin.configuredPasswordHash, password)) return [];
  const isFirstComparison = !admin.configuredPasswordHash;
  admin.configuredPasswordHash = await hashPassword(password);
  // Earlier versions did not store which setting they applied, so the password in the product stays.
  if (isFirstComparison) return [];
  admin.passwordHash = admin.configuredPasswordHash;
  const sessions = await em.find(Session, { userId: admin.id });
  for (const session of sessions) em.remove(session);
  // Devices recognized with the old password are not recognized with the new one.
  await em.nativeDelete(RecognizedClient, { userId: admin.id });
  return sessions.map(({ id }) => id);
};
