import pLimit from 'p-limit';
import { languageOfCode } from '../../../../schema/languages.ts';
import { isOverdue, within } from '../../../core/limits/within.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { formsOf } from '../../emails/render-email.ts';
import { newToken } from '../sessions/token.ts';
import { User } from '../user.ts';
import { EmailProof } from './email-proof.ts';
import { proofDraft } from './proof-draft.ts';
import { proofHash, provenAddressHash } from './proof-hash.ts';

const batchSize = 50;
const concurrency = 5;
const patienceMs = 10_000;
const attemptsAllowed = 8;
/** A link that was not mailed in this time belongs to a process that died, or to a mail server that refused it. */
const retryAfterMs = 2 * 60_000;

type Times = { now: Date; before: Date };

/** Claims links for this process; others skip them. */
const claimProofs = query({ EmailProof }, (on, { now, before }: Given<Times>) =>
  on
    .updateTable('EmailProof')
    .set(proof => ({ attemptedAt: now, attempts: proof('attempts', '+', 1) }))
    .where('id', 'in', waiting =>
      waiting
        .selectFrom('EmailProof')
        .where('mailedAt', 'is', null)
        .where('expiresAt', '>', now)
        .where('attempts', '<', attemptsAllowed)
        .where(proof => proof.or([proof('attemptedAt', 'is', null), proof('attemptedAt', '<', before)]))
        .select('id')
        .orderBy('createdAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId', 'address', 'createdAt']),
);

const recipientQuery = query({ User }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('User')
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .where('emailProvenAt', 'is', null)
    .select(['email', 'role', 'language']),
);

type Claimed = RowOf<typeof claimProofs>;

/** Mails the links that are waiting. The table is the queue, so a process that dies loses none. */
export const mailEmailProofs = async (services: Services, site: string): Promise<void> => {
  const now = services.clock();
  const before = new Date(now.getTime() - retryAfterMs);
  const claimed = await claimProofs.all(services.sql, { now, before });
  const limit = pLimit(concurrency);
  await Promise.all(claimed.map(proof => limit(() => mailProof(services, proof, site))));
};

const mailProof = async (services: Services, { id, userId, address }: Claimed, site: string) => {
  const { clock, entityManager, mail, sql, vault } = services;
  const recipient = await recipientQuery.first(sql, { userId });
  if (!recipient || provenAddressHash(vault, recipient.email) !== address) {
    await entityManager().nativeUpdate(EmailProof, { id }, { expiresAt: clock() });
    return;
  }
  const token = newToken();
  await entityManager().nativeUpdate(EmailProof, { id }, { tokenHash: proofHash(vault, token) });
  const draft = proofDraft(`${site}/confirm-email#${token}`, languageOfCode(recipient.language));
  try {
    await within(mail.send({ to: recipient.email, subject: draft.title, ...formsOf(draft) }), patienceMs);
  } catch (error) {
    // A slow mail server may still send it. Otherwise a later run tries again; the mail service logs why.
    if (!isOverdue(error)) return;
  }
  await entityManager().nativeUpdate(EmailProof, { id }, { mailedAt: clock() });
};
