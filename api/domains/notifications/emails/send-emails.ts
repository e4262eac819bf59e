import pLimit from 'p-limit';
import { Batcher } from '../../../core/limits/batcher.ts';
import { retryingConflicts } from '../../../core/operation/conflicts.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Notification } from '../notification.ts';
import { type Key, type KeyLists, listsOf, requested } from '../requested.ts';
import { composeEmail } from './compose-email.ts';
import { documentsOfApplication } from './documents-of.ts';
import { type EmailFacts, emailFactsOf } from './email-facts.ts';

/** Concurrent sends: a slow mail server delays only a few, and is not flooded. */
const concurrency = 5;

const recordMailed = query({ Notification }, (on, given: Given<KeyLists & { now: Date }>) =>
  on
    .updateTable('Notification as n')
    .from(requested(given))
    .set({ mailedAt: given.now })
    .whereRef('n.userId', '=', 'requested.userId')
    .whereRef('n.id', '=', 'requested.id'),
);

/**
 * Sends the emails of these notifications that have not been sent yet. Each is recorded as soon as the mail server
 * accepts it, so that a retry skips it; those accepted while others are recorded are recorded together. Throws when one
 * could not be sent. Once aborted it begins to send no more.
 */
export const sendEmails = async (
  services: Services,
  keys: readonly Key[],
  site: string,
  signal?: AbortSignal,
): Promise<void> => {
  const { sql, mail, clock } = services;
  const accepted = new Batcher<Key>(async sent => {
    // Someone who marks all as read locks the same rows in another order.
    await retryingConflicts(() => recordMailed.all(sql, { ...listsOf(sent), now: clock() }));
  });
  const send = async (facts: EmailFacts): Promise<void> => {
    signal?.throwIfAborted();
    await mail.send({
      ...composeEmail(facts, site),
      attachments: await documentsOfApplication(services, facts),
    });
    await accepted.add([facts]);
  };
  const limit = pLimit(concurrency);
  const sent = await Promise.allSettled(
    (await emailFactsOf(sql, keys)).map(facts => limit(() => send(facts))),
  );
  const failed = sent.find(outcome => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};
