import type { Language } from '../../../../schema/languages.ts';
import { mailedCodeMinutes } from '../../../../schema/rules/mailed-code.ts';
import type { EmailDraft } from '../../emails/email-draft.ts';
import { sayIn } from '../../sentences/say.ts';
import { dashedCode } from '../signing-in/new-mailed-code.ts';

/** None of these contains anything that was typed: their readers may be strangers to the person who typed it. */
export const newAddressDraft = (code: string, language: Language): EmailDraft => {
  const words = sayIn(language);
  return {
    language,
    title: words('Your code to use this address'),
    greeting: words('Hello,'),
    code: dashedCode(code),
    paragraphs: [
      words(
        'Someone wants to use this address for their Tiffin account. If it is you, enter the code where you asked for it. It works once, for {0} minutes.',
        mailedCodeMinutes,
      ),
      words(
        'If it is not you, you can ignore this email. Do not share the code: our team never asks for it.',
      ),
    ],
  };
};

export const oldAddressDraft = (code: string, language: Language): EmailDraft => {
  const words = sayIn(language);
  return {
    language,
    title: words('Your code to change your email'),
    greeting: words('Hello,'),
    code: dashedCode(code),
    paragraphs: [
      words(
        'Someone who is signed in to your account wants to change its email address. If it is you, enter the code where you asked for it. It works once, for {0} minutes.',
        mailedCodeMinutes,
      ),
      words(
        'If it is not you, do not share the code: without it the address stays. Sign in, choose "Sign out everywhere" and change your password.',
      ),
    ],
  };
};

export const changedDraft = (maskedAddress: string, language: Language): EmailDraft => {
  const words = sayIn(language);
  return {
    language,
    title: words('Your email was changed'),
    greeting: words('Hello,'),
    paragraphs: [
      words('Your Tiffin account now uses {0}. We send nothing else to this address.', maskedAddress),
      words(
        'A code from this mailbox was entered for it. If that was not you, please contact our support team right away.',
      ),
    ],
  };
};
