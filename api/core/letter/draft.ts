import { htmlEmail } from './html-letter.ts';
import type { Letter } from './mail.ts';

/** An email before it is rendered as text and HTML. */
export interface Draft {
  title: string;
  greeting: string;
  /** A value to copy by hand, such as a sign-in code; displayed prominently. */
  code?: string;
  paragraphs: string[];
  /** Order lines, with the total last. */
  rows?: [words: string, amount: string][];
  action?: { words: string; url: string };
  /** Why it was sent and where to change that; emails the reader just requested need none. */
  footer?: { words: string; url: string };
}

/** The text and HTML forms of a draft; email clients show the one they support. */
export const formsOf = (draft: Draft): Required<Pick<Letter, 'text' | 'html'>> => ({
  text: textLetter(draft),
  html: htmlEmail(draft),
});

const textLetter = ({ title, greeting, code, paragraphs, rows = [], action, footer }: Draft): string =>
  [
    greeting,
    code && `${title}: ${code}`,
    ...paragraphs,
    rows.map(([words, amount]) => `${words}: ${amount}`).join('\n'),
    action && `${action.words}: ${action.url}`,
    'Your Tiffin team',
    footer && `--\n${footer.words}\n${footer.url}`,
  ]
    .filter(Boolean)
    .join('\n\n');
