import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Role } from '../../core/access/role.ts';
import { StaffRole } from '../../core/access/staff-role.ts';
import { transactionSql } from '../../core/database/sql.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { lockAddress } from './claim-address.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { removeFactors } from './second-factor/remove-factors.ts';
import { Session } from './sessions/session.ts';
import { RecognizedClient } from './signing-in/recognized-client.ts';
import { User } from './user.ts';

interface Configured {
  email: string;
  password: string;
}

/**
 * Makes sure that the configured admin exists, as an owner when it is created. A start changes the password only when
 * the configured one has changed since it was last applied: a password changed in the product stays, a disabled account
 * stays disabled, and a changed staff role stays. A changed password forgets the known devices, networks and second
 * factors. Returns the sessions that end because of it.
 */
export const ensureAdmin = async (
  em: EntityManager,
  { email, password }: Configured,
  now: Date,
): Promise<string[]> => {
  const admin = await em.findOne(User, { email, role: Role.ADMIN }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!admin) {
    const passwordHash = await hashPassword(password);
    // Without asking whether it is free: what strangers registered does not keep the owner out.
    await lockAddress(transactionSql(em), email);
    em.create(User, {
      id: newIdentifier(now),
      role: Role.ADMIN,
      staffRole: StaffRole.OWNER,
      name: 'Administrator',
      email,
      passwordHash,
      configuredPasswordHash: passwordHash,
      // The person who runs the server names the address.
      emailProvenAt: now,
      language: 'en',
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
  // The way back for the one admin who lost every second factor.
  await removeFactors(em, admin.id);
  return sessions.map(({ id }) => id);
};
