import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Announcement } from './announcement.ts';
import { AnnouncementNotFound } from './announcement-problems.ts';

/** Loads an announcement to change or end it; two acts wait for each other. */
export const lockAnnouncement = async (
  { em }: Work,
  id: string,
): Promise<Announcement | AnnouncementNotFound> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const found = isIdentifier(id) ? await em.findOne(Announcement, { id }, { lockMode }) : null;
  return found ?? new AnnouncementNotFound();
};
