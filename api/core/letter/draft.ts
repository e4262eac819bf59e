import { htmlEmail } from './html-letter.ts';
import type { Letter } from './mail.ts';

/** A letter before it is text and HTML. */
export interface Draft {
  title: string;
  greeting: string;
  /** Something to be copied by hand, such as a sign-in code; stands out. */
  code?: string;
  paragraphs: string[];
  /** What was bought, the sum last. */
  rows?: [words: string, amount: string][];
  action?: { words: string; url: string };
  /** Why it was sent and where to change that; letters that were just asked for need none. */
  footer?: { words: string; url: string };
}

/** The two forms of a draft: mail programs show the one they can. */
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
