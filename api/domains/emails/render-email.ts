import type { Email } from '../../core/interfaces/mail.ts';
import { sayIn } from '../sentences/say.ts';
import type { EmailDraft } from './email-draft.ts';
import { htmlEmail } from './html-email.ts';

/** The text and HTML forms of a draft; email clients show the one they support. */
export const formsOf = (draft: EmailDraft): Required<Pick<Email, 'text' | 'html'>> => ({
  text: textEmail(draft),
  html: htmlEmail(draft),
});

const textEmail = ({
  language,
  title,
  greeting,
  code,
  paragraphs,
  rows = [],
  action,
  footer,
}: EmailDraft): string =>
  [
    greeting,
    code && `${title}: ${code}`,
    ...paragraphs,
    rows.map(([words, amount]) => `${words}: ${amount}`).join('\n'),
    action && `${action.words}: ${action.url}`,
    sayIn(language)('Your Tiffin team'),
    footer && `--\n${footer.words}\n${footer.url}`,
  ]
    .filter(Boolean)
    .join('\n\n');
