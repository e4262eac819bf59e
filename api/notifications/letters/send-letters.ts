import type { Services } from '../../core/ctx.ts';
import { type Key, letterFactsOf } from './letter-facts.ts';
import { letterOf } from './letter-of.ts';
import { papersOf } from './papers-of.ts';

/**
 * Sends what is still to be sent of these, each once: a letter is noted as soon as the mail server has it,
 * so that a second try, after some could not be sent, leaves those out. Throws when one could not be sent.
 */
export const sendLetters = async (services: Services, keys: readonly Key[], site: string): Promise<void> => {
  const { sql, mail, clock } = services;
  let failure: unknown;
  for (const facts of await letterFactsOf(sql, keys)) {
    try {
      await mail.send({ ...letterOf(facts, site), attachments: await papersOf(services, facts) });
      await sql.rows('update notifications set mailed_at = $3 where user_id = $1 and id = $2', [
        facts.userId,
        facts.id,
        clock(),
      ]);
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
};
