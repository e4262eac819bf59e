import type { CapturedMail } from '../platform/mail/captured-mail.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

const ask = `mutation ($email: String!) { mailSignInCode(email: $email) {
  __typename ... on SignInCodeMailed { message } ... on Problem { code message field } } }`;

/** Asks for a code, and waits until it is mailed. */
export const askForCode = async ({ services }: Marketplace, visitor: Visitor, email: string) => {
  const { mailSignInCode } = await visitor.graphql(ask, { email });
  await services.background.finish();
  return mailSignInCode;
};

export const emailsTo = (email: string, { emails }: CapturedMail) => emails.filter(({ to }) => to === email);

/** The code that the owner of the mailbox reads. */
export const newestCode = (email: string, mail: CapturedMail): string =>
  emailsTo(email, mail)
    .map(({ text }) => /[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/.exec(text)?.[0])
    .find(code => code !== undefined)!;
