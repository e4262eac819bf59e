import type { Work } from '../../../core/operation/operation.ts';
import { FactorChallenge } from '../second-factor/factor-challenge.ts';
import { endSession } from './end-session.ts';
import { Session } from './session.ts';

/** Ends all sessions of a person, or all but one, and what has begun to open one; returns how many ended. */
export const endSessions = async (work: Work, userId: string, otherThan?: string): Promise<number> => {
  const open = await work.em.find(
    Session,
    { userId, ...(otherThan && { id: { $ne: otherThan } }) },
    { fields: ['id'] },
  );
  for (const { id } of open) await endSession(work, id);
  await work.em.nativeDelete(FactorChallenge, { userId });
  return open.length;
};
