import { Secret, TOTP } from 'otpauth';
import type { Marketplace } from './marketplace.ts';
import type { SoftwareAuthenticator } from './software-authenticator.ts';
import type { Visitor } from './visitor.ts';

const problem = '... on Problem { code message field }';
const factors =
  'secondFactor { passkeys { id name isSynced lastUsedAt } authenticator { confirmedAt } recoveryCodesLeft isRequired isSetupNeeded }';
const added = `... on SecondFactorAdded { ${factors} recoveryCodes }`;

export const needed = '... on SecondFactorNeeded { challenge ways passkeyOptions expiresAt }';
const signedIn = '... on SignedIn { user { email } token isSecondFactorDue }';
const session = `${signedIn} ... on SupplierSignedIn { user { email } token supplier { name } }`;

export const startPasskey = async (visitor: Visitor) =>
  (
    await visitor.graphql(
      `mutation { startPasskey { __typename ... on PasskeyStarted { challenge options } ${problem} } }`,
    )
  ).startPasskey;

export const addPasskey = async (visitor: Visitor, input: Record<string, unknown>) =>
  (
    await visitor.graphql(
      `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { __typename ${added} ${problem} } }`,
      { input },
    )
  ).addPasskey;

/** Adds a passkey that this authenticator makes. */
export const givePasskey = async (visitor: Visitor, authenticator: SoftwareAuthenticator, name = 'Phone') => {
  const { challenge, options } = await startPasskey(visitor);
  return addPasskey(visitor, { challenge, response: authenticator.create(options), name });
};

export const startAuthenticator = async (visitor: Visitor) =>
  (
    await visitor.graphql(
      `mutation { startAuthenticator { __typename ... on AuthenticatorStarted { secret uri } ${problem} } }`,
    )
  ).startAuthenticator;

export const confirmAuthenticator = async (visitor: Visitor, code: string) =>
  (
    await visitor.graphql(
      `mutation ($code: String!) { confirmAuthenticator(code: $code) { __typename ${added} ${problem} } }`,
      { code },
    )
  ).confirmAuthenticator;

/** What the app of this secret shows now. */
export const codeOf = ({ clock }: Marketplace, secret: string, secondsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.read().getTime() + secondsLater * 1000,
  });

/** Adds an authenticator app; a minute later its next code works. */
export const giveAuthenticator = async (marketplace: Marketplace, visitor: Visitor) => {
  const { secret } = await startAuthenticator(visitor);
  const { recoveryCodes } = await confirmAuthenticator(visitor, codeOf(marketplace, secret));
  marketplace.clock.forward({ minutes: 1 });
  return { secret: secret as string, recoveryCodes: recoveryCodes as string[] };
};

export const signIn = async (visitor: Visitor, email: string, password: string) =>
  (
    await visitor.graphql(
      `mutation ($input: SignInCustomerInput!) { signInCustomer(input: $input) { __typename ${signedIn} ${needed} ${problem} } }`,
      { input: { email, password } },
    )
  ).signInCustomer;

export const completeSignIn = async (visitor: Visitor, input: Record<string, unknown>) =>
  (
    await visitor.graphql(
      `mutation ($input: CompleteSignInInput!) { completeSignIn(input: $input) { __typename ${session} ${problem} } }`,
      { input },
    )
  ).completeSignIn;

export const startPasskeySignIn = async (visitor: Visitor) =>
  (
    await visitor.graphql(
      `mutation { startPasskeySignIn { __typename ... on PasskeySignIn { challenge passkeyOptions } ${problem} } }`,
    )
  ).startPasskeySignIn;

export const secondFactorOf = async (visitor: Visitor) =>
  (await visitor.graphql(`{ ${factors} }`)).secondFactor;

export const startProof = async (visitor: Visitor) =>
  (
    await visitor.graphql(
      `mutation { startProof { __typename ... on ProofStarted { challenge ways passkeyOptions } ${problem} } }`,
    )
  ).startProof;

export const proveAgain = async (visitor: Visitor, input: Record<string, unknown>) =>
  (
    await visitor.graphql(
      `mutation ($input: ProveAgainInput!) { proveAgain(input: $input) { __typename ... on ProvenAgain { token } ${problem} } }`,
      { input },
    )
  ).proveAgain;
