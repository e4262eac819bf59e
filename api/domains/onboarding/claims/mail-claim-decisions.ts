import { isOverdue, within } from '../../../core/limits/within.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { formsOf } from '../../emails/render-email.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';

const batchSize = 20;
const patienceMs = 10_000;
const attemptsAllowed = 8;
const retryAfterMs = 2 * 60_000;

type Times = { now: Date; before: Date };

/** Claims decisions for this process; others skip them. */
const claimDecisions = query({ EinClaim }, (on, { now, before }: Given<Times>) =>
  on
    .updateTable('EinClaim')
    .set(claim => ({ attemptedAt: now, attempts: claim('attempts', '+', 1) }))
    .where('id', 'in', waiting =>
      waiting
        .selectFrom('EinClaim')
        .where('status', 'in', [ClaimStatus.ACCEPTED, ClaimStatus.REJECTED])
        .where('mailedAt', 'is', null)
        .where('attempts', '<', attemptsAllowed)
        .where(claim => claim.or([claim('attemptedAt', 'is', null), claim('attemptedAt', '<', before)]))
        .select('id')
        .orderBy('decidedAt')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'email', 'status', 'reason', 'einLastFour']),
);

/** Emails claimants the decisions. The table is the queue, so a process that dies loses none. */
export const mailClaimDecisions = async (services: Services, site: string): Promise<void> => {
  const now = services.clock();
  const before = new Date(now.getTime() - retryAfterMs);
  for (const decided of await claimDecisions.all(services.sql, { now, before }))
    await mailDecision(services, decided, site);
};

const mailDecision = async (
  { clock, entityManager, mail }: Services,
  decided: RowOf<typeof claimDecisions>,
  site: string,
) => {
  const draft = draftOf(decided, site);
  try {
    await within(mail.send({ to: decided.email, subject: draft.title, ...formsOf(draft) }), patienceMs);
  } catch (error) {
    // A slow mail server may still send it. Otherwise a later run tries again; the mail service logs why.
    if (!isOverdue(error)) return;
  }
  await entityManager().nativeUpdate(EinClaim, { id: decided.id }, { mailedAt: clock() });
};

/** The reason is an admin's; nothing that the claimant typed is repeated. */
const draftOf = ({ status, reason, einLastFour }: RowOf<typeof claimDecisions>, site: string): EmailDraft =>
  status === ClaimStatus.ACCEPTED
    ? {
        language: 'en',
        title: 'Your claim was accepted',
        greeting: 'Hello,',
        paragraphs: [
          `The EIN that ends in ${einLastFour} is yours. You can register your kitchen with it and this address for 30 days; until then no one else can.`,
          `Reason: ${reason}`,
        ],
        action: { words: 'Register your kitchen', url: `${site}/supplier-registration` },
      }
    : {
        language: 'en',
        title: 'Your claim was rejected',
        greeting: 'Hello,',
        paragraphs: [
          `We could not accept your claim to the EIN that ends in ${einLastFour}.`,
          `Reason: ${reason}`,
        ],
      };
