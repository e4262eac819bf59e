import type { Mail } from '../../core/interfaces/mail.ts';
import type { Log } from '../../core/logging/log.ts';
import type { Settings } from '../../settings.ts';
import { CapturedMail } from './captured-mail.ts';
import { SmtpMail } from './smtp-mail.ts';

/** The mail server of the settings; without one captured mail, which only the demo shows. */
export const mailOf = (
  { SMTP_URL, MAIL_FROM, MODE }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'MODE'>,
  log: Log,
): Mail => (SMTP_URL ? new SmtpMail(SMTP_URL, MAIL_FROM, log) : new CapturedMail(MODE !== 'production'));
