import { mailEmailProofs } from '../domains/identity/email/mail-email-proofs.ts';
import type { CapturedMail } from '../platform/mail/captured-mail.ts';
import { emailsTo } from './mailed-codes.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

/** Mails the links that are waiting, as the job does. */
export const mailLinks = ({ services }: Marketplace, mail = services.mail): Promise<void> =>
  mailEmailProofs({ ...services, mail }, 'https://tiffin.example');

/** The token of the newest link that the owner of the mailbox reads. */
export const newestToken = (email: string, mail: CapturedMail): string =>
  emailsTo(email, mail)
    .map(({ text }) => /https:\/\/tiffin\.example\/confirm-email#([\w-]{43})/.exec(text)?.[1])
    .find(token => token !== undefined)!;

const confirmDocument = `mutation ($token: String!, $openedAccount: Boolean) {
  confirmEmail(token: $token, openedAccount: $openedAccount) {
    __typename
    ... on EmailConfirmed { message }
    ... on EmailConfirmationQuestion { openedAt }
    ... on AccountSecured { message }
    ... on Problem { code message } } }`;

/** Follows a link; `openedAccount` is the answer to whether the reader opened the account. */
export const followLink = async (visitor: Visitor, token: string, openedAccount?: boolean) =>
  (await visitor.graphql(confirmDocument, { token, openedAccount })).confirmEmail;

const mailDocument = `mutation { mailConfirmationLink {
  __typename
  ... on ConfirmationLinkMailed { message }
  ... on Problem { code message }
  ... on TooManyAttempts { retryAfterSeconds } } }`;

export const askForLink = async (visitor: Visitor) =>
  (await visitor.graphql(mailDocument)).mailConfirmationLink;

/** Whether the address of the signed-in person is proven; undefined for an anonymous visitor. */
export const isProven = async (visitor: Visitor): Promise<boolean | undefined> =>
  (await visitor.graphql('{ me { isEmailProven } }')).me?.isEmailProven;
