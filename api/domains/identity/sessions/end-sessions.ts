import type { Work } from '../../../core/operation/operation.ts';
import { endSession } from './end-session.ts';
import { Session } from './session.ts';

/** Ends all sessions of a person, or all but one; returns how many ended. */
export const endSessions = async (work: Work, userId: string, otherThan?: string): Promise<number> => {
  const open = await work.em.find(
    Session,
    { userId, ...(otherThan && { id: { $ne: otherThan } }) },
    { fields: ['id'] },
  );
  for (const { id } of open) await endSession(work, id);
  return open.length;
};
