import type { Work } from '../core/operation.ts';
import { SessionEnded } from './session-ended.ts';

/** Ends every session of somebody; answers how many there were. */
export const endSessions = async ({ sql, record }: Work, userId: string): Promise<number> => {
  const ended = await sql.rows<{ id: string }>('delete from sessions where user_id = $1 returning id', [
    userId,
  ]);
  for (const { id } of ended) record(new SessionEnded(id));
  return ended.length;
};
