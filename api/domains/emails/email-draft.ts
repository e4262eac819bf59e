import type { Language } from '../../../schema/languages.ts';
/** An email before it is rendered as text and HTML. */
export interface EmailDraft {
  /** Language of its texts. */
  language: Language;
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
