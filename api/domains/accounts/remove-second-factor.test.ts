import { afterAll, beforeAll, expect, test } from 'vitest';
import { trail } from '../../testing/admin-work.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { giveAuthenticator, secondFactorOf, signIn } from '../../testing/second-factors.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let ravi: Visitor;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  ravi = await marketplace.admin('Ravi Desai');
  meera = await marketplace.customer('Meera Iyer');
  await givePassword(marketplace, meera, 'tamarind rice');
});
afterAll(() => marketplace.close());

const remove = async (personId: string, reason = 'Lost her phone; called us from the number on file.') =>
  (
    await ravi.graphql(
      `mutation ($input: PersonDecisionInput!) { removeSecondFactor(input: $input) {
        __typename ... on Problem { code message } } }`,
      { input: { personId, reason } },
    )
  ).removeSecondFactor;

test('an admin removes the lost factors of a person, who is signed out and notified', async () => {
  await giveAuthenticator(marketplace, meera);
  expect((await remove(meera.userId, '')).code).toBe('INVALID_INPUT');
  expect((await remove(meera.userId)).__typename).toBe('PersonRecord');
  expect((await meera.graphql('{ me { email } }')).me).toBeNull();
  const phone = marketplace.anonymous();
  expect((await signIn(phone, meera.email, 'tamarind rice')).__typename).toBe('SignedIn');
  expect(await secondFactorOf(phone)).toMatchObject({ authenticator: null, recoveryCodesLeft: 0 });
  await notificationsSent(marketplace);
  const { notifications } = await phone.graphql('{ notifications { nodes { title message } } }');
  expect(notifications.nodes[0].title).toBe('Two-step verification was removed');
  const events = await trail(ravi, { subjectId: meera.userId });
  expect(events.find(({ action }: { action: string }) => action === 'SECOND_FACTOR_REMOVED')).toMatchObject({
    reason: 'Lost her phone; called us from the number on file.',
  });
  expect((await remove(meera.userId)).code).toBe('ALREADY_DONE');
});

test('but not their own, nor of people who are not there', async () => {
  await giveAuthenticator(marketplace, ravi);
  expect((await remove(ravi.userId)).code).toBe('MUST_STAY');
  expect((await remove('018f0000-0000-7000-8000-000000000000')).code).toBe('PERSON_NOT_FOUND');
});
