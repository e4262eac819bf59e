import type { Ctx } from '../../../core/operation/ctx.ts';
import { EmailNotProven } from '../identity-problems.ts';
import type { UserRow } from '../user-columns.ts';

/**
 * Refuses a second factor to a person whose address is not proven: the owner of the mailbox could take the account
 * over, which removes it. Undefined when it is proven, and where no email is read.
 */
export const needsProvenEmail = (
  { services }: Pick<Ctx, 'services'>,
  { emailProvenAt }: Pick<UserRow, 'emailProvenAt'>,
): EmailNotProven | undefined =>
  services.mail.isRead && !emailProvenAt ? new EmailNotProven(EmailNotProven.secondFactor) : undefined;
