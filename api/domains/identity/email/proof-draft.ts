import type { Language } from '../../../../schema/languages.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { sayIn } from '../../sentences/say.ts';

/** Contains nothing that anyone typed: the person who opened the account may be a stranger to the reader. */
export const proofDraft = (url: string, language: Language): EmailDraft => {
  const words = sayIn(language);
  return {
    language,
    title: words('Confirm your email'),
    greeting: words('Hello,'),
    paragraphs: [
      words(
        'A Tiffin account was opened with this address. Confirm that the address is yours, so that we can email you about orders.',
      ),
      words('The link works once, for 3 days.'),
      words(
        'If you did not open an account, follow the link as well and choose "No, it wasn\'t me". The person who opened it is then signed out, and we send nothing else here.',
      ),
    ],
    action: { words: words('Confirm this address'), url },
  };
};
