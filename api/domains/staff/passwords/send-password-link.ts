import { decisionReason } from '../../../../schema/rules/decision.ts';
import { staffPasswordLinkHours } from '../../../../schema/rules/staff.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { lockPerson } from '../../accounts/lock-person.ts';
import { MustStay, PersonNotFound } from '../../accounts/person-problems.ts';
import { recordPersonAudit } from '../../accounts/record-person-audit.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { needsFreshProof } from '../../identity/fresh-proof/needs-fresh-proof.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { mailStaffLink } from '../mail-staff-link.ts';
import { newLinkToken } from '../new-link-token.ts';
import type { SendPasswordLinkInput } from './password-link-inputs.ts';
import { PasswordLinkNotSent } from './password-link-problems.ts';
import { StaffPasswordLink } from './staff-password-link.ts';

interface IssuedLink extends Pick<StaffPasswordLink, 'userId' | 'email'> {
  token: string;
}

const prepare = async (ctx: Ctx, input: SendPasswordLinkInput): Promise<SendPasswordLinkInput | Problem> => {
  const stale = needsFreshProof(ctx);
  if (stale) return stale;
  const reason = checked(decisionReason, input.reason, 'reason');
  if (reason instanceof InvalidInput) return reason;
  const refused = await limitTries(ctx, [{ kind: 'password links sent by account', key: ctx.viewer.userId }]);
  return refused ?? { personId: input.personId, reason };
};

/** The link that was mailed before no longer works. */
const perform = async (
  work: Work,
  { personId, reason }: SendPasswordLinkInput,
): Promise<IssuedLink | Problem> => {
  const { em, now, viewer } = work;
  const { person } = await lockPerson(work, personId);
  if (!person?.staffRole) return new PersonNotFound();
  if (person.id === viewer.userId) return new MustStay(MustStay.ownPassword);
  if (person.disabledAt) return new InvalidInput('This account is disabled. Enable it first.', 'personId');
  const { id: userId, email } = person;
  const { token, row } = newLinkToken(now, staffPasswordLinkHours);
  await em.nativeDelete(StaffPasswordLink, { userId });
  em.create(StaffPasswordLink, { id: newIdentifier(now), userId, email, sentBy: viewer.userId, ...row });
  recordPersonAudit(work, 'PASSWORD_LINK_SENT', person, {
    after: { until: row.expiresAt.toISOString() },
    reason,
  });
  return { userId, email, token };
};

const storeLink = preparedOperation(withRight('MANAGE_STAFF'), prepare, perform);

const draftOf = ({ token }: IssuedLink, site: string): EmailDraft => ({
  language: 'en',
  title: 'Set a new password for Tiffin',
  greeting: 'Hello,',
  paragraphs: [
    'An owner sent you this link, so that you can set a new password. Once it is set, you are signed out everywhere else.',
    `The link works once, for ${staffPasswordLinkHours} hours. If you did not ask for it, do not open it and tell an owner.`,
  ],
  action: { words: 'Set a new password', url: `${site}/staff-password#${token}` },
});

/** Mails a staff member who forgot the password a link to set a new one. */
export const sendPasswordLink = async (
  ctx: Ctx,
  input: SendPasswordLinkInput,
): Promise<{ personId: string } | Problem> => {
  const issued = await storeLink(ctx, input);
  if (issued instanceof Problem) return issued;
  const isSent = await mailStaffLink(ctx, issued.email, draftOf(issued, ctx.services.site));
  return isSent ? { personId: issued.userId } : new PasswordLinkNotSent();
};
