import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givePassword } from '../../../testing/builders/a-password.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import {
  giveAuthenticator,
  givePasskey,
  proveAgain,
  secondFactorOf,
  signIn,
  startProof,
} from '../../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const password = 'mango pickle';
let marketplace: Marketplace;
let people = 0;
let ravi: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open({}, undefined, { staffSecondFactor: 'required' });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('attempts');
  ravi = await marketplace.admin(`Ravi ${++people}`);
  await givePassword(marketplace, ravi, password);
});

const signedIn = async (email = ravi.email) => {
  const browser = marketplace.anonymous();
  const { isSecondFactorDue } = await signIn(browser, email, password);
  return { browser, isSecondFactorDue };
};

const people50 = '{ people(first: 50) { nodes { id } } }';

describe('an admin who must have a second factor', () => {
  test('signs in once without one, also of two at the same moment, and is reminded', async () => {
    const both = await Promise.all([signedIn(), signedIn()]);
    expect(both.map(({ isSecondFactorDue }) => isSecondFactorDue)).toEqual([true, true]);
    const refusals = await Promise.all(both.map(({ browser }) => browser.refusal(people50)));
    expect(refusals.sort()).toEqual(['SECOND_FACTOR_REQUIRED', undefined]);
  });

  test('does nothing in the next session but set one up, read who it is, and sign out', async () => {
    await signedIn();
    const { browser } = await signedIn();
    for (const document of [
      people50,
      '{ auditEvents { nodes { id } } }',
      '{ notifications { nodes { id } } }',
      '{ myData }',
      'mutation { updateProfile(input: { name: "Ravi", phone: "(408) 555-0147" }) { __typename } }',
      'mutation { signOutEverywhere { sessionsEnded } }',
    ]) {
      expect([document, await browser.refusal(document)]).toEqual([document, 'SECOND_FACTOR_REQUIRED']);
    }
    const { status, body } = await browser.rest('GET', '/api/orders');
    expect([status, body.message]).toEqual([
      403,
      'Please add a second step to your sign-in first, on the screen Sign-in & security.',
    ]);
    expect((await browser.graphql('{ me { email } }')).me.email).toBe(ravi.email);
    expect(await secondFactorOf(browser)).toMatchObject({ isRequired: true, isSetupNeeded: true });
    expect((await browser.graphql('mutation { signOut { wasSignedIn } }')).signOut.wasSignedIn).toBe(true);
  });

  test('does everything once it is set up, in this session and the next', async () => {
    await signedIn();
    const { browser } = await signedIn();
    expect(
      (await givePasskey(browser, new SoftwareAuthenticator(marketplace.origin))).secondFactor,
    ).toMatchObject({ isSetupNeeded: false });
    expect(await browser.refusal(people50)).toBeUndefined();
  });

  test('is still limited after proving again who it is', async () => {
    await signedIn();
    const { browser } = await signedIn();
    marketplace.clock.forward({ minutes: 11 });
    const { challenge } = await startProof(browser);
    expect((await proveAgain(browser, { challenge, password })).__typename).toBe('ProvenAgain');
    expect(await browser.refusal(people50)).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('keeps the last one, and replaces it by adding another first', async () => {
    await giveAuthenticator(marketplace, ravi);
    const remove = `mutation { removeAuthenticator { __typename ... on SecondFactor { recoveryCodesLeft } ... on Problem { code } } }`;
    expect((await ravi.graphql(remove)).removeAuthenticator.code).toBe('LAST_SECOND_FACTOR');
    expect((await secondFactorOf(ravi)).authenticator).not.toBeNull();
    await givePasskey(ravi, new SoftwareAuthenticator(marketplace.origin));
    expect((await ravi.graphql(remove)).removeAuthenticator).toEqual({
      __typename: 'SecondFactor',
      recoveryCodesLeft: 10,
    });
  });

  test('is no customer and no kitchen, who are only offered one', async () => {
    const meera = await marketplace.customer(`Meera ${people}`);
    await givePassword(marketplace, meera, password);
    for (let times = 0; times < 2; times++) {
      const { browser, isSecondFactorDue } = await signedIn(meera.email);
      expect(isSecondFactorDue).toBe(false);
      expect(await browser.refusal('{ notifications { nodes { id } } }')).toBeUndefined();
    }
  });
});
