import type { Work } from '../../../core/operation/operation.ts';
import { endSession } from './end-session.ts';
import { Session } from './session.ts';

/** Most sessions that an account has open. */
export const sessionsOfAccount = 50;

/** Makes room for one more session: ends those that were not used for the longest time. */
export const endOldestSessions = async (work: Work, userId: string): Promise<void> => {
  const surplus = await work.em.find(
    Session,
    { userId },
    {
      fields: ['id'],
      orderBy: { lastUsedAt: 'desc', id: 'desc' },
      offset: sessionsOfAccount - 1,
      limit: sessionsOfAccount,
    },
  );
  for (const { id } of surplus) await endSession(work, id);
};
