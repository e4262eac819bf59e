import { languageOfCode } from '../../../../schema/languages.ts';
import { maskedEmail } from '../../../../schema/rules/masked-email.ts';
import { isOverdue, within } from '../../../core/limits/within.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { formsOf } from '../../emails/render-email.ts';
import { User } from '../user.ts';
import { EmailChange } from './email-change.ts';
import { changedDraft } from './email-change-drafts.ts';

const batchSize = 20;
const patienceMs = 10_000;
const attemptsAllowed = 8;
const retryAfterMs = 2 * 60_000;

type Times = { now: Date; before: Date };

/** Claims notices for this process; others skip them. */
const claimNotices = query({ EmailChange }, (on, { now, before }: Given<Times>) =>
  on
    .updateTable('EmailChange')
    .set(change => ({ attemptedAt: now, attempts: change('attempts', '+', 1) }))
    .where('id', 'in', waiting =>
      waiting
        .selectFrom('EmailChange')
        .where('changedAt', 'is not', null)
        .where('attempts', '<', attemptsAllowed)
        .where(change => change.or([change('attemptedAt', 'is', null), change('attemptedAt', '<', before)]))
        .select('id')
        .orderBy('changedAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId', 'formerEmailSealed']),
);

const addressQuery = query({ User }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('User').where('id', '=', userId).select(['email', 'language']),
);

/** Notifies former addresses of a change. The table is the queue, so a process that dies loses none. */
export const mailChangeNotices = async (services: Services): Promise<void> => {
  const now = services.clock();
  const before = new Date(now.getTime() - retryAfterMs);
  for (const notice of await claimNotices.all(services.sql, { now, before }))
    await mailNotice(services, notice);
};

const mailNotice = async (
  { entityManager, mail, sql, vault }: Services,
  { id, userId, formerEmailSealed }: RowOf<typeof claimNotices>,
) => {
  const user = await addressQuery.first(sql, { userId });
  const draft = changedDraft(maskedEmail(user!.email), languageOfCode(user!.language));
  const to = vault.open(formerEmailSealed!, userId);
  try {
    await within(mail.send({ to, subject: draft.title, ...formsOf(draft) }), patienceMs);
  } catch (error) {
    // A slow mail server may still send it. Otherwise a later run tries again; the mail service logs why.
    if (!isOverdue(error)) return;
  }
  await entityManager().nativeDelete(EmailChange, { id });
};
