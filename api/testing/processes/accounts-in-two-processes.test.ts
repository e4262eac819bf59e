import { randomBytes, randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Vault } from '../../core/security/vault.ts';
import { addressHash, mailedCodeHash } from '../../domains/identity/signing-in/mailed-code-hash.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import { postgresqlServer } from '../test-database.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { aKey, ServerProcess } from './server-process.ts';

const site = 'https://tiffin.example';
const password = 'tamarind rice';
const problem = '... on Problem { code }';
const registration = `mutation ($input: RegisterCustomerInput!) {
  registerCustomer(input: $input) { __typename ... on SignedIn { token user { email } } ${problem} } }`;

describe.skipIf(!postgresqlServer)('accounts in two processes on one database', () => {
  let prepared: PreparedDatabase;
  let servers: ServerProcess[];
  beforeAll(async () => {
    prepared = await prepareDatabase(postgresqlServer);
    const environment = { ...prepared.environment, PUBLIC_URL: site };
    servers = await Promise.all([1, 2].map(() => ServerProcess.open(environment)));
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.end('SIGTERM')));
    await prepared.remove();
  });

  const ask = (number: number, query: string, variables = {}, token?: string) =>
    servers[number % 2]!.ask(query, variables, token);
  /** Ten requests at once, half of them in each process. */
  const tenTimes = <Answer>(request: (number: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: 10 }, (_, number) => request(number)));
  const register = async (number: number, email: string) => {
    const input = { name: 'Meera Iyer', email, phone: '(408) 555-0147', password };
    return (await ask(number, registration, { input })).registerCustomer;
  };
  const addressOf = (name: string) => `${name}.${randomUUID()}@example.com`;

  test('open one account for one address', async () => {
    const email = addressOf('meera');
    const answers = await tenTimes(number => register(number, email));
    expect(answers.filter(({ __typename }) => __typename === 'SignedIn')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'EMAIL_TAKEN')).toHaveLength(9);
  });

  test('accept one mailed code once', async () => {
    const email = addressOf('ravi');
    await register(0, email);
    const [key, code] = [Buffer.from(aKey, 'base64'), '7KQM2XPA'];
    const vault = new Vault([key], key);
    await prepared.look(({ sql }) =>
      sql.rows(
        `insert into mailed_codes (id, address, code_hash, issued_at, mailed_at, expires_at)
         values ($1, $2, $3, now(), now(), now() + interval '15 minutes')`,
        [randomUUID(), addressHash(vault, email), mailedCodeHash(vault, email, code)],
      ),
    );
    const document = `mutation ($email: String!, $code: String!) {
      signInWithMailedCode(email: $email, code: $code, asKitchen: false) { __typename } }`;
    const answers = await tenTimes(number => ask(number, document, { email, code }));
    const opened = answers.map(({ signInWithMailedCode }) => signInWithMailedCode.__typename);
    expect(opened.filter(name => name === 'SignedIn')).toHaveLength(1);
    expect(opened.filter(name => name === 'WrongCode')).toHaveLength(9);
  });

  /** Someone with a proven address, as second factors need. */
  const aMember = async (name: string): Promise<{ email: string; token: string }> => {
    const email = addressOf(name);
    const { token } = await register(0, email);
    await prepared.look(({ sql }) =>
      sql.rows('update users set email_proven_at = now() where email = $1', [email]),
    );
    return { email, token };
  };

  test('add one passkey to one account', async () => {
    const credential = randomBytes(32).toString('base64url');
    const phone = new SoftwareAuthenticator(site);
    const people = [await aMember('asha'), await aMember('lata')];
    const document = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { __typename ${problem} } }`;
    const inputs = await Promise.all(
      people.map(async ({ token }, number) => {
        const starting = 'mutation { startPasskey { ... on PasskeyStarted { challenge options } } }';
        const { challenge, options } = (await ask(number, starting, {}, token)).startPasskey;
        return { challenge, response: phone.create(options, { id: credential }), name: 'Phone' };
      }),
    );
    const answers = await Promise.all(
      people.map(({ token }, number) => ask(number, document, { input: inputs[number] }, token)),
    );
    const outcomes = answers.map(({ addPasskey }) => addPasskey.code ?? addPasskey.__typename);
    expect(outcomes.sort()).toEqual(['PASSKEY_TAKEN', 'SecondFactorAdded']);
  });

  test('accept one code of an authenticator app once, for two sign-ins', async () => {
    const { email, token } = await aMember('kiran');
    const starting = 'mutation { startAuthenticator { ... on AuthenticatorStarted { secret } } }';
    const { secret } = (await ask(0, starting, {}, token)).startAuthenticator;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const confirming = `mutation ($code: String!) { confirmAuthenticator(code: $code) { __typename ${problem} } }`;
    const { confirmAuthenticator } = await ask(1, confirming, { code: app.generate() }, token);
    expect(confirmAuthenticator).toEqual({ __typename: 'SecondFactorAdded' });
    // The code that confirmed the app is used up; the next one is already accepted.
    const code = app.generate({ timestamp: Date.now() + 30_000 });
    const signingIn = `mutation ($input: SignInCustomerInput!) {
      signInCustomer(input: $input) { ... on SecondFactorNeeded { challenge } } }`;
    const begun = [
      (await ask(0, signingIn, { input: { email, password } })).signInCustomer,
      (await ask(1, signingIn, { input: { email, password } })).signInCustomer,
    ];
    const completing = `mutation ($input: CompleteSignInInput!) {
      completeSignIn(input: $input) { __typename } }`;
    const answers = await Promise.all(
      begun.map(({ challenge }, number) => ask(number, completing, { input: { challenge, code } })),
    );
    const opened = answers.map(({ completeSignIn }) => completeSignIn.__typename);
    expect(opened.sort()).toEqual(['SignedIn', 'WrongCode']);
  });

  test('a session that proves itself again in one is replaced in the other', async () => {
    const { email, token } = await aMember('divya');
    const whoAmI = async (number: number, by: string) =>
      (await ask(number, '{ me { email } }', {}, by)).me?.email;
    expect([await whoAmI(0, token), await whoAmI(1, token)]).toEqual([email, email]);
    const proving = `mutation ($input: ProveAgainInput!) {
      proveAgain(input: $input) { ... on ProvenAgain { token } ${problem} } }`;
    const starting = 'mutation { startProof { ... on ProofStarted { challenge } } }';
    const { challenge } = (await ask(0, starting, {}, token)).startProof;
    const { proveAgain } = await ask(0, proving, { input: { challenge, password } }, token);
    await expect.poll(() => whoAmI(1, token)).toBeUndefined();
    expect([await whoAmI(0, proveAgain.token), await whoAmI(1, proveAgain.token)]).toEqual([email, email]);
  });
});
