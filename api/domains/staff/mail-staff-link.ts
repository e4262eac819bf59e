import { within } from '../../core/limits/within.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { EmailDraft } from '../emails/email-draft.ts';
import { formsOf } from '../emails/render-email.ts';

/** How long an owner waits for the mail server. */
const patienceMs = 4500;

/**
 * Emails a link, after it is stored; false when the mail server did not take it. The link is nowhere else. Its token is
 * in the fragment, which browsers never send: no log of a server or proxy has it.
 */
export const mailStaffLink = async (ctx: Ctx, to: string, draft: EmailDraft): Promise<boolean> => {
  try {
    await within(ctx.services.mail.send({ to, subject: draft.title, ...formsOf(draft) }), patienceMs);
    return true;
  } catch {
    return false;
  }
};
